enum PageStyle {
    /// The colours, which the page that plays has, too.
    static var palette: String { String(decoding: PackageResources.look_css, as: UTF8.self) }

    /// Light and dark, wide and narrow, on screen and on paper.
    static let sheet: HTML = """
        \(HTML(stringLiteral: palette))
        * { box-sizing: border-box; }
        body {
          margin: 0; background: var(--paper); color: var(--ink);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
        }
        main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
        h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
        code { font: .9em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        a { color: var(--accent); }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        .verdict { margin: 0 0 1rem; font-weight: 600; }
        .equal { color: var(--good); }
        .different, .alarm { color: var(--alarm); }
        .legend { color: var(--faint); max-width: 44rem; margin: 0 0 1.5rem; }
        mark {
          background: var(--mark); color: var(--mark-ink); border-radius: .2em; padding: 0 .25em;
          font-weight: 600; -webkit-box-decoration-break: clone;
          box-decoration-break: clone;
        }
        dd mark { margin-left: -.25em; }
        .steps { list-style: none; margin: 0; padding: 0; }
        .steps > li {
          display: grid; column-gap: 1rem; padding: .75rem 0; border-top: 1px solid var(--rule);
          align-items: start; break-inside: avoid;
          grid-template-columns: 6rem 14rem 1fr; grid-template-rows: auto auto 1fr;
          grid-template-areas: "lines comment comment" "lines step screens" "lines events screens";
        }
        .steps > li.differs { background: color-mix(in srgb, var(--alarm) 10%, transparent); }
        .comment { grid-area: comment; color: var(--faint); margin: 0 0 .5rem; max-width: 44rem; }
        h2 { grid-area: step; font-size: 1rem; line-height: 1.4; margin: 0; overflow-wrap: anywhere; }
        h2 .number { color: var(--faint); font-weight: 400; }
        .events { grid-area: events; margin: .25rem 0 0; font-size: .875rem; color: var(--faint); }
        .events span { display: block; overflow-wrap: anywhere; }
        .lines { grid-area: lines; position: relative; align-self: stretch;
          margin: calc(-.75rem - 1px) 0 -.75rem; }
        .lines svg { position: absolute; inset: 0; width: 100%; height: 100%; }
        line { stroke: currentColor; stroke-width: 2.5; vector-effect: non-scaling-stroke; }
        line.cancelled { stroke-dasharray: 3 4; }
        b[class^="request"] {
          display: inline-block; min-width: 1.4em; padding: 0 .3em; border-radius: 1em;
          text-align: center; font-size: .75rem; line-height: 1.4em; color: var(--paper);
        }
        b.request-0 { background: var(--r0); } line.request-0 { color: var(--r0); }
        b.request-1 { background: var(--r1); } line.request-1 { color: var(--r1); }
        b.request-2 { background: var(--r2); } line.request-2 { color: var(--r2); }
        b.request-3 { background: var(--r3); } line.request-3 { color: var(--r3); }
        b.request-4 { background: var(--r4); } line.request-4 { color: var(--r4); }
        b.request-5 { background: var(--r5); } line.request-5 { color: var(--r5); }
        .lines b { position: absolute; top: 50%; transform: translate(-50%, -50%); }
        .lines b.opened { left: 10%; }
        .lines b.answered { left: 90%; }
        .screens { grid-area: screens; display: grid; gap: .75rem;
          grid-auto-columns: 1fr; grid-auto-flow: column; }
        section { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem;
          padding: .5rem .75rem; min-width: 0; }
        h3 { font-size: .75rem; letter-spacing: .06em; color: var(--faint); margin: 0 0 .25rem; }
        dl { margin: 0; font-size: .9rem; display: grid; column-gap: 1rem;
          grid-template-columns: minmax(4.5em, max-content) 1fr; }
        dl div { display: contents; }
        dt { color: var(--faint); }
        dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
        .scrolled { overflow-x: auto; margin-top: 2rem; break-inside: avoid; }
        table { border-collapse: collapse; font-size: .9rem; }
        caption { text-align: left; font-weight: 600; padding-bottom: .25rem; }
        th, td { text-align: left; font-weight: 400; padding: .25rem 1.25rem .25rem 0;
          border-top: 1px solid var(--rule); vertical-align: top; }
        thead th { color: var(--faint); }
        @media (max-width: 52rem) {
          .steps > li {
            column-gap: .75rem; grid-template-columns: 4rem 1fr;
            grid-template-rows: auto auto auto 1fr;
            grid-template-areas: "lines comment" "lines step" "lines events" "lines screens";
          }
          .screens { margin-top: .5rem; }
        }
        @media (max-width: 32rem) {
          .screens { gap: .5rem; }
          section { padding: .4rem .5rem; }
          dl, dl div { display: block; }
          dt { font-size: .8rem; }
          .steps > li { grid-template-columns: 3.25rem 1fr; }
        }
        @media print {
          :root { --paper: #fff; --card: #fff; --ink: #000; --faint: #444; --rule: #bbb; }
          body { font-size: 10pt; }
          main { max-width: none; padding: 0; }
          mark, b, line { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
        }
        """
}
