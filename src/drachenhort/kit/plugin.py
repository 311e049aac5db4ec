"""What pytest loads by itself where this package is installed: failures in the kit then show what was compared."""

import pytest

pytest.register_assert_rewrite("drachenhort.kit.conformance")
