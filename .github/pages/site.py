"""What .ci/site adds to what was built: pages made from the repository's Markdown, one bar on all pages, what a search
engine reads, and pictures.

    python .github/pages/site.py FOLDER ADDRESS REPOSITORY
"""
import json
import os
import re
import shutil
import subprocess
import sys
from html import escape, unescape
from pathlib import Path
from string import Template
from textwrap import shorten
from urllib.parse import urlsplit

from markdown_it import MarkdownIt

site, address, repository = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
ABOUT = "MVVM and MVI in Swift"
BAR = {
    "index.html": "Play", "choosing.html": "Choosing", "recipes.html": "Recipes",
    "write-a-screen.html": "Write a screen", "evidence.html": "Evidence", "from-tap-to-file.html": "From tap to file",
    "rules.html": "Rules", "documentation/": "API", "previews.html": "Every screen", "about.html": "About",
}
RECIPES = "Extras/Recipes/Sources/Recipes/"
markdown = MarkdownIt("commonmark").enable("table")
files = subprocess.check_output(["git", "ls-files"], text=True).splitlines()
# Where each page of ours is, by the address that a search engine is told.
addresses = []


def page_of(file):
    """WriteAScreen.md is write-a-screen.html, and a README is called like its folder."""
    path = Path(file)
    if path.stem == "README":
        return (path.parent.name.lower() or "about") + ".html"
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", path.stem).lower() + ".html"
    # The site's previews.html are the pictures.
    prefix = "recipes/" if file.startswith(RECIPES) else "headless-" if "Headless" in file else ""
    return prefix + name


def text_of(file):
    """The Markdown of a file. Of a recipe, its code is one click away; the page on a code host stands beside it."""
    text = re.sub(r"^## Overview\n", "", Path(file).read_text(), flags=re.M)
    if file.startswith(RECIPES):
        here, folder = os.path.dirname(file), Path(file).parent.name
        code = [one for one in files if one.endswith(".swift")
                and one.startswith((f"{RECIPES}{folder}/", f"Extras/Recipes/Tests/RecipesTests/{folder}/"))]
        text += "\n## The code\n\n" + "".join(f"- [{Path(one).name}]({os.path.relpath(one, here)})\n" for one in code)
    return text


# Not here: what docc makes the page of a library or a type of, what is for programs, and what made apps get.
texts = {file: text_of(file) for file in files if file.endswith(".md")
         and Path(file).name != "AGENTS.md" and not file.startswith("Extras/Template/App/")}
pages = {file: page_of(file) for file, text in texts.items() if not text.startswith("# ``")}
# docc has the articles as well. A search engine is sent to these pages.
articles = {Path(file).stem.lower(): page for file, page in pages.items() if ".docc/" in file}


def relative(page, target):
    return os.path.relpath(target, os.path.dirname(page) or ".") + "/" * target.endswith("/")


def head(page, title, description, same=None):
    """What a browser, a search engine, and a card that somebody shares show. SAME is the page that this one repeats."""
    meta = {"og:site_name": "SideBySide", "og:type": "website", "og:title": title, "og:description": description}
    links = {"icon": relative(page, "icon.svg"), "apple-touch-icon": relative(page, "touch.png")}
    if address:
        links["canonical"] = address + (same or page).removesuffix("index.html")
        meta |= {"og:url": links["canonical"], "og:image": address + "og.png", "twitter:card": "summary_large_image"}
        addresses.append(links["canonical"])
    return "".join([f'<link rel="{name}" href="{escape(link)}">\n' for name, link in links.items()] +
                   [f'<meta property="{name}" content="{escape(text)}">\n' for name, text in meta.items()])


def bar(page):
    links = [f'<a href="{relative(page, target)}"{" aria-current=page" * (target == page)}>{name}</a>'
             for target, name in BAR.items()]
    if repository:
        links.append(f'<a href="{escape(repository)}">Repository</a>')
    return f'<nav class="site" aria-label="This site">{"".join(links)}</nav>\n'


def style(page):
    return f'<link rel="stylesheet" href="{relative(page, "site.css")}">\n'


def write(page, title, description, body, first=""):
    following = dict(zip(BAR, list(BAR)[1:])).get(page, "recipes.html" if page.startswith("recipes/") else "about.html")
    path = site / page
    if path.exists():
        sys.exit(f"two pages are called {page}: rename one of their files")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(Template(Path(".github/pages/page.html").read_text()).substitute(
        title=f"{escape(title)} · {ABOUT}", description=escape(description), first=first, style=style(page),
        head=head(page, title, description), bar=bar(page), body=body, home=relative(page, "index.html"),
        following=relative(page, following), following_title=BAR[following]))


def copied(file):
    """A source as a text that a browser shows. Its first character says that it is UTF-8."""
    path = site / "source" / (file + ".txt")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\ufeff" + Path(file).read_text())
    return f"source/{file}.txt"


def symbol_page(symbol, file):
    """The page of what docc calls ``Store/state``: in the library of the file first; of overloads, the first."""
    for library in sorted(("Domain", "Data", "Presentation", "DI"), key=lambda name: f"/{name}.docc/" not in file):
        folder = site / "documentation" / library.lower()
        for path in [folder] * (symbol == library) + sorted(folder.glob(symbol.lower() + "*")):
            if path.name.split("-")[0] == symbol.lower().split("/")[-1]:
                return f"{path.relative_to(site)}/"
    return None


def target_of(link, file, page):
    """Where a link of a Markdown file leads from its page."""
    path, mark, fragment = link.partition("#")
    if ":" in path or not path:
        return link
    path = os.path.normpath(os.path.join(os.path.dirname(file), path))
    if os.path.isdir(path):
        folder, path = path, path + "/README.md"
        if path not in pages:
            # A folder without a page gets one, which lists its files.
            names = [one.removeprefix(folder + "/") for one in files if one.startswith(folder + "/")]
            pages[path] = f"source/{folder}/index.html"
            texts[path] = f"# {Path(folder).name}\n\nThe files of {folder}.\n\n" + "".join(
                f"- [{name}]({name})\n" for name in names)
    if path in pages:
        return relative(page, pages[path]) + mark + fragment
    if ".docc/" in path:
        return relative(page, symbol_page(Path(path).stem, path))
    if path.endswith((".webp", ".png")):
        (site / "pictures").mkdir(exist_ok=True)
        shutil.copy(path, site / "pictures")
        return relative(page, f"pictures/{Path(path).name}")
    return relative(page, copied(path))


def plain(token):
    return "".join(" " if one.type == "softbreak" else one.content for one in token.children)


def article(file, page):
    """Writes a Markdown file as a page of the site."""
    tokens, contents = markdown.parse(texts[file]), ""
    title, description = (next(plain(inline) for token, inline in zip(tokens, tokens[1:]) if token.type == kind)
                          for kind in ("heading_open", "paragraph_open"))
    for token, inline in zip(tokens, tokens[1:]):
        if token.type == "heading_open":
            token.attrSet("id", re.sub(r"[^a-z0-9_-]", "", plain(inline).lower().replace(" ", "-")))
            if token.tag == "h2":
                contents += f'<li><a href="#{token.attrs["id"]}">{escape(plain(inline))}</a></li>'
    for token in [one for token in tokens for one in [token, *(token.children or [])]]:
        for name in {"href", "src"} & token.attrs.keys():
            token.attrSet(name, target_of(token.attrs[name], file, page))
        if token.type.startswith("html"):
            # A comment may say which file the code below is from.
            token.content = re.sub(r"<!-- (.*?) -->", lambda found: (
                f'<p class="file"><a href="{relative(page, copied(found[1]))}">{found[1]}</a></p>'
                if found[1] in files else ""), token.content)
            token.content = re.sub(r'(src|srcset)="([^"]+)"', lambda found: (
                f'{found[1]}="{target_of(found[2], file, page)}"'), token.content)
        elif token.type == "code_inline" and token.markup == "``" and (target := symbol_page(token.content, file)):
            token.type = "html_inline"
            token.content = f'<a href="{relative(page, target)}"><code>{escape(token.content)}</code></a>'
    # What is wider than the page scrolls by itself, also by the keyboard.
    body = markdown.renderer.render(tokens, markdown.options, {}).replace("<pre>", '<pre tabindex="0">')
    body = body.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
    if contents.count("<li>") > 2:
        body = body.replace("</p>", f'</p>\n<nav aria-label="Contents"><ul>{contents}</ul></nav>', 1)
    write(page, title, shorten(description, 200, placeholder=" …"), body)


def api_page(path):
    """docc's pages are drawn by a script. Each gets the bar, its title, and a text for who reads without scripts."""
    name = str(path.parent.relative_to(site))
    page, data = name + "/", json.loads((site / "data" / (name + ".json")).read_text())
    references = data["references"]

    def text(about):
        return "".join(part.get("text") or part.get("code") or references[part["identifier"]]["title"]
                       for part in about.get("abstract", []))

    title = data["metadata"]["title"] if name != "documentation" else "The API of SideBySide"
    about = text(data) or f"{title}, in the API of SideBySide: {ABOUT}."
    static = f"<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n"
    for group in data.get("topicSections", []):
        listed = [references[one] for one in group["identifiers"]]
        static += f"<h2>{escape(group.get('title', ''))}</h2>\n<ul>" + "".join(
            f'<li><a href="{escape(relative(page, one["url"].strip("/") + "/"))}">{escape(one["title"])}</a>: '
            f"{escape(text(one))}</li>\n" for one in listed) + "</ul>\n"
    meta = (f"<title>{escape(title)} · {ABOUT}</title>\n<meta name=\"description\" content=\"{escape(about)}\">\n"
            + head(page, title, about, articles.get(path.parent.name)))
    body = (f'<template id="custom-header">{style(page)}{bar(page)}</template>'
            f'<noscript>{style(page)}<div class="text">{bar(page)}<article>{static}</article></div></noscript>')
    html = re.sub(r'<link rel="(mask-)?icon"[^>]*>', "", path.read_text())
    # docc expects to be at the root of its host.
    html = re.sub(r'(baseUrl ?= ?"|(?:src|href)=")/(?!/)', rf"\1{urlsplit(address).path or '/'}", html)
    html = re.sub("<title>.*?</title>", lambda _: meta, html)
    path.write_text(re.sub("<noscript>.*?</noscript>", lambda _: body, html, flags=re.S))


def drawn_page(page):
    """Completes a page that was built whole, at its marks. The one that plays has a style and links of its own."""
    html, plays = (site / page).read_text(), page == "index.html"
    title, about = (unescape(re.search(pattern, html, flags=re.S)[1]) for pattern in (
        "<title>(.*?)</title>", '<meta name="description" content="(.*?)">'))
    changes = {
        "<!-- site -->\n": style(page) * (not plays) + head(page, title, " ".join(about.split())),
        "<!-- bar -->\n": bar(page),
        "<!-- repository -->": f'<a href="{escape(repository)}">Repository</a>' * bool(repository),
    }
    if plays:
        # Its links to source files need the site; it allows itself nothing, and so no icon.
        changes |= {"<html ": '<html data-site="" ', "'none';": "'none'; img-src 'self' data:;"}
    for mark, text in changes.items():
        html = html.replace(mark, text, 1)
    (site / page).write_text(html)


def picture(source, name, size):
    subprocess.run([os.environ["CHROMIUM"], "--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={size}",
                    f"--screenshot={site / name}", Path(source).absolute().as_uri()], check=True, capture_output=True)


for file in files:
    if file.endswith(".swift") and file.startswith(("Sources/Presentation/", RECIPES)):
        copied(file)
while unwritten := [file for file in pages if not (site / pages[file]).exists()]:
    for file in unwritten:
        article(file, pages[file])
for page in ("index.html", "previews.html"):
    drawn_page(page)
for path in (site / "documentation").rglob("index.html"):
    api_page(path)
if address:
    (site / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        + "".join(f"<url><loc>{escape(one)}</loc></url>\n" for one in dict.fromkeys(addresses)) + "</urlset>\n")
(site / "robots.txt").write_text("User-agent: *\nAllow: /\n" + f"Sitemap: {address}sitemap.xml\n" * bool(address))
write("404.html", "Not found", "There is no such page here.", "<h1>There is no such page</h1>\n"
      "<p>It may have another name now. All that there is, is one click from here.</p>\n",
      f'<base href="{urlsplit(address).path or "/"}">\n')
# docc's pages ask for it.
(site / "theme-settings.json").write_text("{}")
picture(".github/pages/og.html", "og.png", "1200,630")
picture(site / "icon.svg", "touch.png", "180,180")
print(f"{len(pages)} pages from Markdown, {len(list(site.rglob('*.html')))} in all")
