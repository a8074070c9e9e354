import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { lineOf, mountPlot, type PlotInput } from './mountPlot.ts';
import { trendText, valueText, type Trend } from './trendText.ts';

interface PlotProps {
  /** Description of the chart in words. */
  label: string;
  /** Read only at mount: change `key` for another chart. */
  input: PlotInput;
  onFail: (error: unknown) => void;
}

/** Container of the chart library, which is loaded as a separate chunk. */
const Plot = ({ label, input, onFail }: PlotProps) => {
  const [attach] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const mounted = mountPlot(element, input);
    mounted.catch(onFail);
    return () => void mounted.then((unmount) => unmount()).catch(onFail);
  });
  return <div data-part="plot" ref={attach} role="img" aria-label={label} />;
};

export interface TrendChartProps extends Trend {
  /** Name of the chart: 模拟考试得分. */
  label: string;
  /** Range of the y axis; by default 0 to 100 %. */
  min?: number;
  max?: number;
  /** A significant level, drawn as a line: 及格 60. */
  mark?: { name: string; value: number };
  heightPx?: number;
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  min-width: 0;

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px ${theme.space[20]};
    list-style: none;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
  }
  li > svg {
    flex: none;
    width: 28px;
    height: 10px;
  }
  li > b {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
  }

  [data-part='plot'] {
    position: relative;
    min-height: var(--plot-height);
    font-family: ${theme.font.sans};
  }
  .uplot,
  .u-wrap {
    position: relative;
    user-select: none;
  }
  .u-over,
  .u-under,
  .u-axis,
  .u-cursor-x,
  .u-cursor-pt,
  .u-select {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  .u-select {
    display: none;
  }
  canvas {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
  }
  .u-cursor-x {
    top: 0;
    left: 0;
    height: 100%;
    border-right: 1px solid ${theme.color.lineStrong};
    pointer-events: none;
  }
  .u-cursor-pt {
    top: 0;
    left: 0;
    border-radius: 50%;
    border: 2px solid;
    background-clip: padding-box !important;
    pointer-events: none;
  }
  .u-off {
    display: none;
  }

  summary {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[4]};
    min-height: ${theme.control.small};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    cursor: pointer;
  }
  details[open] > summary > svg {
    transform: rotate(90deg);
  }
  > p {
    color: ${theme.color.ink2};
  }

  ${media.touch} {
    summary {
      min-height: ${theme.control.touch};
    }
  }
  ${media.print} {
    details::details-content {
      content-visibility: visible;
    }
  }
`;

const Swatch = ({ colour, dash }: { colour: string; dash: readonly number[] }) => (
  <svg viewBox="0 0 28 10">
    <path d="M0 5H28" stroke={colour} strokeWidth={2} strokeDasharray={dash.join(' ')} />
  </svg>
);

/** A few series over time as lines, with the same numbers in a table. */
export const TrendChart = (props: TrendChartProps) => {
  const { label, labels, series, unit, min = 0, max = 100, mark, heightPx = 220 } = props;
  const [index, setIndex] = useState<number | null>(null);
  const [isFailed, setFailed] = useState(false);
  const drawn = { labels, series, unit, range: [min, max], mark: mark?.value ?? null, heightPx } as const;
  const shown = index ?? labels.length - 1;
  return (
    <Root style={{ '--plot-height': `${heightPx}px` }}>
      <ul aria-hidden>
        <li>{labels[shown]}</li>
        {series.map(({ name, values }, place) => (
          <li key={name}>
            <Swatch {...lineOf(place)} />
            {name}
            <b>{valueText(values[shown], unit)}</b>
          </li>
        ))}
        {mark && (
          <li>
            <Swatch colour={theme.color.ink3} dash={[4, 4]} />
            {mark.name} {valueText(mark.value, unit)}
          </li>
        )}
      </ul>
      {isFailed ? (
        <p role="status">图没有加载出来，下面是同样的数据。</p>
      ) : (
        <Plot
          key={JSON.stringify(drawn)}
          label={`${label}：${trendText({ labels, series, unit })}`}
          input={{ ...drawn, onPoint: setIndex }}
          onFail={() => setFailed(true)}
        />
      )}
      <details open={isFailed}>
        <summary>
          <Icon name="chevron-right" size={14} />
          以表格查看
        </summary>
        <Table label={label} dense>
          <thead>
            <tr>
              <th scope="col">时间</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="num">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels
              .map((text, place) => ({ text, place, key: `${place} ${text}` }))
              .map(({ text, place, key }) => (
                <tr key={key}>
                  <th scope="row">{text}</th>
                  {series.map(({ name, values }) => (
                    <td key={name} className="num">
                      {valueText(values[place], unit)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </Table>
      </details>
    </Root>
  );
};
