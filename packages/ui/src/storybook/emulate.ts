/**
 * Shows a page as readers with forced colours or reduced motion see it. A browser's page cannot ask for these modes, so
 * rules inside their media queries are switched on, and colours are replaced as a browser replaces them.
 */
export interface Emulated {
  forcedColors: boolean;
  reducedMotion: boolean;
}

const FORCED = `
:where(*, *::before, *::after):where(:not(img, video, canvas)) {
  background: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
  outline-color: Highlight !important; box-shadow: none !important; text-shadow: none !important;
}
:where(svg *) { background: transparent !important; }
:where(a[href]), :where(a[href]) * { color: LinkText !important; }
:where(button, [role='button'], input, select, textarea) { border-color: ButtonBorder !important; }
:where(:disabled, [aria-disabled='true']) { color: GrayText !important; border-color: GrayText !important; }
`;

const queriesOf = ({ forcedColors, reducedMotion }: Emulated): [feature: string, isOn: boolean][] => [
  ['forced-colors', forcedColors],
  ['prefers-reduced-motion', reducedMotion],
];

/** Media texts before they were switched, by rule. */
const before = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/** The rules of a mode must win over the replaced colours, as they do in a browser. */
function makeImportant(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const name of rule.style) rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important');
  }
}

function switchRules(sheet: CSSStyleSheet, modes: Emulated): void {
  for (const rule of mediaRules(sheet.cssRules)) {
    const text = before.get(rule) ?? rule.media.mediaText;
    const mode = queriesOf(modes).find(([feature]) => text.includes(feature));
    if (!mode) continue;
    const [feature, isOn] = mode;
    if (isOn === before.has(rule)) continue;
    if (isOn) {
      before.set(rule, text);
      rule.media.mediaText = 'all';
      if (feature === 'forced-colors') makeImportant(rule.cssRules);
    } else {
      before.delete(rule);
      rule.media.mediaText = text;
    }
  }
}

/** How often styles that came later are looked at; only while a mode is on. */
const AGAIN_MS = 300;

let isEmulating = false;

/** Switches modes on the document. Returns what stops looking at later styles. */
export function emulate(modes: Emulated): () => void {
  const isOn = modes.forcedColors || modes.reducedMotion;
  // Nothing to do, and in tests nothing may be touched.
  if (!isOn && !isEmulating) return () => undefined;
  isEmulating = isOn;
  const look = () => {
    for (const sheet of document.styleSheets) if (sheet.href === null) switchRules(sheet, modes);
  };
  document.querySelector('style[data-emulated]')?.remove();
  if (modes.forcedColors) {
    const style = document.createElement('style');
    style.dataset['emulated'] = '';
    style.textContent = FORCED;
    document.head.append(style);
  }
  look();
  if (!isOn) return () => undefined;
  const timer = setInterval(look, AGAIN_MS);
  return () => clearInterval(timer);
}
