import type { Mark, Point, Scene } from '../../TurtleCanvas/scene.ts';

const length = (value: number) => String(Math.round(value * 10) / 10);
/** Flips y: turtle coordinates grow upwards, SVG's downwards. */
const place = ([x, y]: Point) => `${length(x)} ${length(-y)}`;

function shapeOf(mark: Mark): string {
  if (mark.kind === 'dot')
    return `<circle cx="${length(mark.at[0])}" cy="${length(-mark.at[1])}" r="${mark.size / 2}" fill="${mark.color}"/>`;
  if (mark.kind === 'area')
    return `<path d="M${mark.points?.map(place).join('L') ?? ''}Z" fill="${mark.color}" fill-rule="evenodd"/>`;
  throw new Error(`no picture shows ${mark.kind}`);
}

/** Joins lines of the same pen to one path, continued where the last line ended. */
function pathsOf(marks: readonly Mark[]): string[] {
  const done: string[] = [];
  let path = { pen: '', d: '', end: '' };
  const close = () => {
    if (path.d !== '') done.push(`<path d="${path.d}" fill="none" ${path.pen}/>`);
    path = { pen: '', d: '', end: '' };
  };
  for (const mark of marks) {
    if (mark.kind !== 'line') {
      close();
      done.push(shapeOf(mark));
      continue;
    }
    const pen = `stroke="${mark.color}" stroke-width="${mark.width}"`;
    const [from, to] = [place(mark.from), place(mark.to)];
    if (path.pen !== pen) close();
    path = { pen, d: `${path.d}${path.end === from ? '' : `M${from}`}L${to}`, end: to };
  }
  close();
  return done;
}

/** Converts a drawing of lines, areas and dots on the default canvas to SVG. Throws for other kinds of marks. */
export function svgOf({ marks, background }: Scene): string {
  const shapes = pathsOf(marks.map(({ mark }) => mark));
  const paper = `<rect x="-320" y="-240" width="640" height="480" fill="${background}"/>`;
  const head = 'viewBox="-320 -240 640 480" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${head}>\n${[paper, ...shapes].join('\n')}\n</svg>\n`;
}
