import { FONT } from './text.ts';

const FONTS = Object.entries(FONT)
  .map(([style, { size, isBold }]) => `.${style}{font-size:${size}px${isBold ? ';font-weight:700' : ''}}`)
  .join('\n');

export const LIGHT =
  '--paper:#ffffff;--frame:#f6f8fa;--state:#ffffff;--line:#57606a;--border:#8c959f;--text:#1f2328;--muted:#59636e;--accent:#0550ae;--actor:#ddf4ff;--tag:#eaeef2;--trouble:#b42318;--failed:#fff5f4;--path:#1a7f37';
export const DARK =
  '--paper:#0d1117;--frame:#151b23;--state:#212830;--line:#9198a1;--border:#656c76;--text:#f0f6fc;--muted:#a5adb6;--accent:#79b8ff;--actor:#12304f;--tag:#3d444d;--trouble:#ff938a;--failed:#3a2224;--path:#4ac26b';

/** Fonts with the same width on every system. */
export const RULES = `text{font-family:Arial,"Helvetica Neue",Helvetica,"Liberation Sans",Arimo,sans-serif;fill:var(--text)}
${FONTS}
.muted,.eventType,.guard,.sentence{fill:var(--muted)}
.guard{font-style:italic}
.target{fill:var(--text)}
.transition.path .target{fill:var(--path)}
.paper{fill:var(--paper)}
.box{fill:var(--state);stroke:var(--border);stroke-width:1.5}
.compound>.box,.parallel>.box,.frame>.box{fill:var(--frame)}
.compound .compound>.box{fill:var(--state)}
.region>.box{fill:var(--frame);stroke-dasharray:6 4}
.failed>.box{fill:var(--failed);stroke:var(--trouble)}
.path>.box{stroke:var(--path);stroke-width:3}
.inner{fill:none;stroke:var(--border);stroke-width:1.5}
.line{fill:none;stroke:var(--line);stroke-width:1.5}
.arrow,.dot{fill:var(--line)}
.trouble>.line{stroke:var(--trouble);stroke-dasharray:5 4}
.trouble>.arrow{fill:var(--trouble)}
.path>.line{stroke:var(--path);stroke-width:4}
.path>.arrow{fill:var(--path)}
.path>.label-plate{stroke:var(--path);stroke-width:1.5}
.icon.path{stroke:var(--path);stroke-width:3}
.folded>.back{fill:var(--frame);stroke:var(--border);stroke-width:1.5}
.folded.failed>.back{stroke:var(--trouble)}
.trouble text,.trouble .event{fill:var(--trouble)}
.label-plate{fill:var(--paper);stroke:var(--border);stroke-width:.75}
.trouble>.label-plate{stroke:var(--trouble)}
.icon{fill:none;stroke:var(--muted);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.icon.begin{fill:var(--line);stroke:none}
.icon.error,.icon.trouble{stroke:var(--trouble)}
.tag-plate{fill:var(--tag)}
.actor-plate{fill:var(--actor)}
a .actor,a .name{fill:var(--accent);text-decoration:underline}
`;

/** A light or dark drawing, by the reader's system setting. */
export const STYLE = `
svg{${LIGHT};color-scheme:light dark}
@media (prefers-color-scheme:dark){svg{${DARK}}}
${RULES}`;
