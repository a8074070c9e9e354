/** What pages of schools and their style libraries do to everything: resets, and forty rules for content and forms. */
export const HOST_RULES: Record<string, string> = {
  'a reset that removes everything': `
    html, body, div, span, h1, h2, h3, h4, p, a, ul, ol, li, table, tr, th, td, form, label, button, input, section, header, nav {
      margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline; }
    ul, ol { list-style: none; } table { border-collapse: collapse; border-spacing: 0; }`,
  'a reset that evens browsers out': `
    html { line-height: 1.15; -webkit-text-size-adjust: 100%; } h1 { font-size: 2em; margin: 0.67em 0; }
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
    button, select { text-transform: none; } button, [type='button'], [type='submit'] { -webkit-appearance: button; }
    fieldset { padding: 0.35em 0.75em 0.625em; } [type='search'] { -webkit-appearance: textfield; outline-offset: -2px; }`,
  'a reset of a utility library': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0; }
    img, svg, video, canvas { display: block; vertical-align: middle; } img, video { max-width: 100%; height: auto; }
    button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; background-color: transparent; border-radius: 0; }
    ::placeholder { opacity: 1; color: gray; } [hidden] { display: none !important; }`,
  'forty rules of a school': `
    body { font: 18px/2 Georgia, serif; color: maroon; letter-spacing: 2px; word-spacing: 4px; text-align: center; }
    * { line-height: 2.2; } div { max-width: 900px; } .site div { padding: 1px; }
    h1, h2, h3 { font-family: serif; color: hotpink; border-bottom: 3px solid hotpink; margin: 30px 0; }
    .site h2 { font-size: 40px; text-transform: uppercase; } .content h2::before { content: '§ '; }
    .site .content p { margin: 24px; text-indent: 2em; } p { color: brown; font-size: 22px; }
    a { color: orange; text-decoration: underline wavy; } a:hover { background: yellow; } a:visited { color: purple; }
    .site a::after { content: ' ↗'; } .content a:not(.none) { font-weight: 900; }
    button { border-radius: 20px; background: hotpink; color: white; padding: 20px; text-transform: uppercase; box-shadow: 0 0 9px red; }
    .site button { min-width: 200px; letter-spacing: 5px; } button:hover { transform: rotate(2deg); } .content button + button { margin-left: 50px; }
    input, select, textarea { border: 4px dashed green; width: 100%; height: 60px; } .site input[type='search'] { background: yellow; }
    label { display: block; font-weight: 900; } .content label::after { content: '*'; color: red; }
    ul { list-style: square; padding-left: 60px; } .site ul li { margin-bottom: 20px; float: left; } ol li { counter-increment: host; } li::marker { color: red; }
    table { border: 2px solid; width: 100%; } td, th { padding: 30px; border: 1px solid black; } .site tr:nth-child(odd) { background: lightyellow; }
    span { font-style: italic; } .content span { display: inline-block; opacity: 0.5; } em, strong, b { color: teal; } small { font-size: 30px; }
    section, article, header, footer, nav, main, aside { border: 5px solid silver; position: relative; padding: 40px; } .site header { position: sticky; top: 0; }
    .content section > * { margin: 12px; } .site.page .content nav { display: none; } svg { fill: red; width: 90px; }
    .site .content .card { border: 9px solid; } [role='tab'] { background: black; color: white; } [aria-selected='true'] { outline: 4px solid red; }
    time { color: red; } dl, dt, dd { margin: 33px; } fieldset { border: 8px groove; } hr { height: 20px; } code, pre { background: black; }
    .site [class] { text-shadow: 1px 1px gray; } .page .content [role] { cursor: crosshair; } :focus-visible { outline: 9px solid lime; }`,
};
