"""The page around what is told: it stands for itself, and there is one in each language."""

from html import escape
from importlib import resources
from typing import Final

from drachenhort.lab.report.findings import Finding
from drachenhort.lab.report.say import Say
from drachenhort.texts.catalogue import LANGUAGES, report_texts

FIRST_PAGE: Final = "en"


def page_name(language: str) -> str:
    return "index.html" if language == FIRST_PAGE else f"index.{language}.html"


def whole_page(say: Say, title: str, about: str, jumps: str, data: list[str], body: str, foot: str) -> str:
    """`data` are the files beside it. All but the title comes as HTML."""
    style = (resources.files("drachenhort.lab.report") / "page.css").read_text(encoding="utf-8")
    others = "".join(
        f'<a lang="{language}" hreflang="{language}" href="{page_name(language)}">'
        f"{escape(report_texts(language).say('report-language'))}</a>"
        for language in LANGUAGES
        if language != say.language
    )
    files = "".join(f'<a href="{name}">{name}</a>' for name in data)
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<header>\n<h1>{escape(title)}</h1>\n{about}"
        f"<nav>{jumps}{others}{files}</nav>\n</header>\n<main>\n{body}</main>\n"
        f"<footer>{foot}</footer>\n</body>\n</html>\n"
    )


def section(finding: Finding, level: int) -> str:
    return f"<section>\n<h{level}>{finding.heading}</h{level}>\n{paragraphs(finding.sentences)}{finding.plot}\n</section>\n"


def paragraphs(sentences: list[str]) -> str:
    return "".join(f"<p>{sentence}</p>\n" for sentence in sentences)
