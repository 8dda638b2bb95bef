"""The page at /api/docs: the OpenAPI description as HTML, which needs nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

Schema = dict[str, Any]

STYLE = """
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h3 { margin: 2rem 0 .3rem }
p { margin: .3rem 0 }
code { font: .92em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.method { font-weight: 700 }
table { border-collapse: collapse; width: 100% }
td, th { border: 1px solid #8886; padding: .25rem .6rem; text-align: left; vertical-align: top }
"""


def page(described: Schema) -> str:
    """The whole page."""
    info = described["info"]
    calls = [
        call(method, path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    shapes = [shape(name, schema) for name, schema in described["components"]["schemas"].items()]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(info["title"])}: interface</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{escape(info['title'])}: the interface for programs</h1><p>{escape(info.get('description', ''))}</p>"
        f'<p>The same for machines: <a href="/api/openapi.json">/api/openapi.json</a></p>'
        f"<h2>Calls</h2>{''.join(calls)}<h2>Shapes</h2>{''.join(shapes)}</body></html>"
    )


def call(method: str, path: str, operation: Schema) -> str:
    """One address with one method: what it takes and what it answers."""
    head = f'<span class="method">{method.upper()}</span> <code>{escape(path)}</code>'
    told = escape(operation.get("description") or operation.get("summary", ""))
    rows = [
        row(f"{one['name']} ({one['in']}{'' if one.get('required') else ', optional'})", kind(one["schema"]))
        for one in operation.get("parameters", ())
    ]
    if "requestBody" in operation:
        rows.append(row("body", content(operation["requestBody"])))
    rows += [
        row(f"answer {status}", f"{content(answer)} {escape(answer.get('description', ''))}")
        for status, answer in operation["responses"].items()
    ]
    return f"<section><h3>{head}</h3><p>{told}</p><table>{''.join(rows)}</table></section>"


def shape(name: str, schema: Schema) -> str:
    """A named schema with its fields."""
    needed = schema.get("required", ())
    rows = [
        row(
            f"{field}{'' if field in needed else ' (optional)'}",
            f"{kind(inner)} {escape(inner.get('description', ''))}",
        )
        for field, inner in schema.get("properties", {}).items()
    ]
    told = escape(schema.get("description", ""))
    body = f"<table>{''.join(rows)}</table>" if rows else f"<p>{kind(schema)}</p>"
    return f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3><p>{told}</p>{body}</section>'


def row(left: str, right: str) -> str:
    return f"<tr><th><code>{escape(left)}</code></th><td>{right}</td></tr>"


def content(described: Schema) -> str:
    """The kinds of a body, by media type; JSON goes without saying."""
    kinds = []
    for media, inner in described.get("content", {}).items():
        suffix = "" if media == "application/json" else f" ({escape(media)})"
        kinds.append(kind(inner.get("schema", {})) + suffix)
    return ", ".join(kinds)


def kind(schema: Schema) -> str:
    """A schema in a few words, with links to named ones."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}"><code>{name}</code></a>'
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return (" and " if several == "allOf" else " or ").join(kind(inner) for inner in schema[several])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    return f"{escape(schema.get('type', 'anything'))}{limits(schema)}"


LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "at least {} long",
    "maxLength": "at most {} long",
    "pattern": "like {}",
}


def limits(schema: Schema) -> str:
    found = [escape(words.format(schema[name])) for name, words in LIMITS.items() if name in schema]
    return f" ({', '.join(found)})" if found else ""
