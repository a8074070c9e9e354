import { theme } from '../../tokens/theme.ts';
import type { Trend } from './trendText.ts';

export interface PlotInput extends Trend {
  heightPx: number;
  /** Range of the y axis. */
  range: readonly [number, number];
  /** A significant level, drawn as a dashed line; null for none. */
  mark: number | null;
  /** Index of the point under the pointer; null when it leaves the chart. */
  onPoint: (index: number | null) => void;
}

/** Lines differ by dashes too, not only by colour. */
const LINES = [
  { colour: theme.color.primary, dash: [] },
  { colour: theme.color.mle, dash: [7, 5] },
  { colour: theme.color.warn, dash: [2, 4] },
] as const;

export const lineOf = (place: number) => LINES[place % LINES.length] ?? LINES[0];

/** Draws a chart into an element and keeps its width in step; returns a function that removes it. */
export const mountPlot = async (host: HTMLElement, input: PlotInput): Promise<() => void> => {
  const { default: UPlot } = await import('uplot');
  const probe = host.appendChild(document.createElement('span'));
  probe.hidden = true;
  // A canvas has no CSS variables, so colours are computed at each drawing, and a change of theme needs only a redraw.
  const now = (reference: string): string => {
    probe.style.color = reference;
    return getComputedStyle(probe).color;
  };
  const colour = (reference: string) => () => now(reference);
  const font = `12px ${getComputedStyle(host).fontFamily}`;
  const axis = {
    font,
    stroke: colour(theme.color.ink3),
    ticks: { show: false },
    grid: { stroke: colour(theme.color.line), width: 1 },
  };
  const { labels, series, range, mark, heightPx, onPoint } = input;
  const plot = new UPlot(
    {
      width: Math.max(1, host.clientWidth),
      height: heightPx,
      padding: [10, 14, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
      scales: { x: { time: false, range: [-0.3, labels.length - 0.7] }, y: { range: [range[0], range[1]] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          splits: () => labels.map((_, index) => index),
          incrs: [1, 2, 5, 10, 20, 50],
          filter: (self, splits) => {
            const room = Math.max(1, Math.floor(self.bbox.width / devicePixelRatio / 64));
            const step = Math.ceil(labels.length / room);
            return splits.map((at) => ((labels.length - 1 - at) % step === 0 ? at : null));
          },
          values: (_, splits) => splits.map((at) => (at === null ? '' : (labels[at] ?? ''))),
          size: 30,
          gap: 8,
        },
        { ...axis, size: 44, gap: 8, space: 44 },
      ],
      series: [
        {},
        ...series.map((_, place) => {
          const line = lineOf(place);
          return {
            stroke: colour(line.colour),
            width: 2,
            dash: [...line.dash],
            points: { show: true, size: 7, fill: colour(theme.color.surface), width: 2 },
          };
        }),
      ],
      hooks: {
        setCursor: [(self) => onPoint(self.cursor.idx ?? null)],
        drawAxes: [
          (self) => {
            if (mark === null) return;
            const { ctx, bbox } = self;
            const y = Math.round(self.valToPos(mark, 'y', true));
            ctx.save();
            ctx.strokeStyle = now(theme.color.ink3);
            ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
            ctx.lineWidth = devicePixelRatio;
            ctx.beginPath();
            ctx.moveTo(bbox.left, y);
            ctx.lineTo(bbox.left + bbox.width, y);
            ctx.stroke();
            ctx.restore();
          },
        ],
      },
    },
    [labels.map((_, index) => index), ...series.map(({ values }) => [...values])],
    host,
  );
  const resized = new ResizeObserver(() => plot.setSize({ width: Math.max(1, host.clientWidth), height: heightPx }));
  resized.observe(host);
  const root = host.getRootNode();
  const themed = new MutationObserver(() => plot.redraw(false, true));
  const themedElement = root instanceof ShadowRoot ? root.host : document.documentElement;
  themed.observe(themedElement, { attributes: true, attributeFilter: ['data-theme', 'style'] });
  return () => {
    resized.disconnect();
    themed.disconnect();
    plot.destroy();
    probe.remove();
  };
};
