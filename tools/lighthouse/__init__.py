"""`make lighthouse`: Lighthouse looks over the pages, as on a phone of the middle class."""
