"""Fails if a page of the built site links to what is not there, or loads it: a file, or a place on a page.

    python .github/pages/links.py FOLDER ADDRESS
"""
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

site, home = Path(sys.argv[1]), sys.argv[2] or "http://localhost/"


class Page(HTMLParser):
    def __init__(self, html):
        super().__init__()
        self.ids, self.links = set(), set()
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            elif name in ("href", "src", "srcset") or (name == "content" and value.startswith(home)):
                self.links.add(value)


def drawn(path):
    """A page as its script has drawn it."""
    return subprocess.run([os.environ["CHROMIUM"], "--headless", "--no-sandbox", "--dump-dom", path.as_uri()],
                          check=True, capture_output=True, text=True).stdout


scripted = [site / "index.html", site / "previews.html"]
pages = {path: Page(drawn(path) if path in scripted else path.read_text()) for path in site.rglob("*.html")}
dead = set()
for path, page in pages.items():
    for link in page.links:
        url = urljoin(urljoin(home, str(path.relative_to(site))), link)
        if urlsplit(link).scheme and not url.startswith(home):
            continue
        target = site / unquote(urlsplit(url).path).removeprefix(urlsplit(home).path)
        target = target / "index.html" if target.is_dir() else target
        fragment = unquote(urlsplit(url).fragment)
        # A script reads the fragments of its page as it likes.
        known = not fragment or target in scripted or fragment in pages.get(target, page).ids
        if not url.startswith(home) or not target.is_file() or not known:
            dead.add(f"{path.relative_to(site)}: dead: {link}")
# What docc's script shows. Without an address, its pages are at the root of their host.
for path in (site / "data").rglob("*.json"):
    for url in set(re.findall(r'"url":"(/[^"#]*)', path.read_text().replace("\\/", "/"))):
        target = site / (f"data{url}.json" if url.startswith("/documentation") else url[1:])
        if not target.is_file():
            dead.add(f"{path.relative_to(site)}: dead: {url}")
if dead or len(pages) < 100:
    sys.exit("\n".join(sorted(dead)) or f"{site} is no whole site")
print(f"{sum(len(page.links) for page in pages.values())} links, and each leads somewhere")
