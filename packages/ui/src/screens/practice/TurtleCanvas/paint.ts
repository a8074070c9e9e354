import type { Mark, Point, Pose, Scene } from './scene.ts';
import type { TurtleShape } from '@aosai/api/practice/python/turtleOps';

/** The canvas context to draw with; tests pass a substitute. */
export type Brush = CanvasRenderingContext2D;

/** Corners of the turtle shapes, heading right, in pixels of the paper. */
const OUTLINES: Readonly<Record<Exclude<TurtleShape, 'circle' | 'blank'>, readonly Point[]>> = {
  classic: [
    [0, 0],
    [-9, 5],
    [-7, 0],
    [-9, -5],
  ],
  arrow: [
    [0, 0],
    [-10, 10],
    [-10, -10],
  ],
  square: [
    [10, 10],
    [10, -10],
    [-10, -10],
    [-10, 10],
  ],
  triangle: [
    [11.5, 0],
    [-5.8, 10],
    [-5.8, -10],
  ],
  turtle: [
    [16, 0],
    [14, 2],
    [10, 1],
    [7, 4],
    [9, 7],
    [8, 9],
    [5, 6],
    [1, 7],
    [-3, 5],
    [-6, 8],
    [-8, 6],
    [-5, 4],
    [-7, 0],
    [-5, -4],
    [-8, -6],
    [-6, -8],
    [-3, -5],
    [1, -7],
    [5, -6],
    [8, -9],
    [9, -7],
    [7, -4],
    [10, -1],
    [14, -2],
  ],
};

function tracePath(brush: Brush, points: readonly Point[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
}

/** Draws a turtle. */
export function paintTurtle(brush: Brush, { x, y, heading, shape, ink, filler }: Pose): void {
  if (shape === 'blank') return;
  brush.save();
  brush.translate(x, y);
  brush.rotate((heading * Math.PI) / 180);
  if (shape === 'circle') {
    brush.beginPath();
    brush.arc(0, 0, 10, 0, 2 * Math.PI);
  } else {
    tracePath(brush, OUTLINES[shape]);
    brush.closePath();
  }
  brush.fillStyle = filler;
  brush.strokeStyle = ink;
  brush.lineWidth = 1;
  brush.fill();
  brush.stroke();
  brush.restore();
}

function paintMark(brush: Brush, mark: Mark): void {
  switch (mark.kind) {
    case 'line':
      tracePath(brush, [mark.from, mark.to]);
      brush.lineWidth = mark.width;
      brush.strokeStyle = mark.color;
      brush.stroke();
      return;
    case 'area':
      if (!mark.points) return;
      tracePath(brush, mark.points);
      brush.fillStyle = mark.color;
      brush.fill('evenodd');
      return;
    case 'dot':
      brush.beginPath();
      brush.arc(...mark.at, mark.size / 2, 0, 2 * Math.PI);
      brush.fillStyle = mark.color;
      brush.fill();
      return;
    case 'stamp':
      paintTurtle(brush, mark.pose);
      return;
    case 'text': {
      const { isBold, isItalic, sizePx, family } = mark.font;
      brush.save();
      brush.translate(...mark.at);
      brush.scale(1, -1);
      brush.font = `${isItalic ? 'italic ' : ''}${isBold ? 'bold ' : ''}${sizePx}px "${family}", sans-serif`;
      brush.textAlign = mark.align;
      brush.textBaseline = 'alphabetic';
      brush.fillStyle = mark.color;
      brush.fillText(mark.text, 0, 0);
      brush.restore();
      return;
    }
    default:
      mark satisfies never;
  }
}

/** Draws the marks from an index on, with round line ends like Tk's. */
export function paintMarks(brush: Brush, { marks }: Scene, from: number): void {
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const { mark } of marks.slice(from)) paintMark(brush, mark);
}
