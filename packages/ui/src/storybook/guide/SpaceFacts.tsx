import { styled } from 'styled-components';
import { media, mobileWidthPx } from '../../tokens/media.ts';
import { control, layer, radius, space } from '../../tokens/scale.ts';
import { theme } from '../../tokens/theme.ts';
import { WIDTHS } from '../toolbars.ts';
import { Facts } from './live.tsx';

const Bar = styled.i`
  display: block;
  width: var(--step);
  height: 16px;
  background: ${theme.color.primary};
`;
const Box = styled.i`
  display: block;
  width: 160px;
  height: var(--height, 48px);
  border: 1px solid ${theme.color.lineStrong};
  border-radius: var(--radius, ${theme.radius.control});
  background: ${theme.color.surface};
  box-shadow: var(--shadow, none);
`;

const SPACE_USES = {
  4: '图标和字之间',
  8: '一组里的两件',
  12: '表格一格的上下、字段和它的提示',
  16: '卡片里的行、字段之间',
  20: '卡片的内边距',
  24: '卡片之间、页面两侧',
  28: '标题之前',
  32: '两段之间',
  48: '一页最大的空',
} satisfies Record<keyof typeof space, string>;

const CONTROL_USES = {
  small: '表格行内、工具栏',
  medium: '一般的按钮和输入框',
  large: '一页里最要紧的一步',
  touch: '手指点的最小边长',
} satisfies Record<keyof typeof control, string>;

const RADIUS_USES = {
  tag: '标签',
  control: '按钮、输入框',
  card: '卡片、窗口',
  round: '头像、开关、进度',
} satisfies Record<keyof typeof radius, string>;

const LAYER_USES = {
  bar: '顶栏、吸住的表头',
  overlay: '窗口和抽屉',
  popover: '菜单和气泡，也会在窗口上',
  toast: '轻提示，在所有东西上面',
} satisfies Record<keyof typeof layer, string>;

export const SpacingFacts = () => (
  <Facts
    of={Object.values(space).map((step) => ({
      name: `space ${step}`,
      sample: <Bar style={{ '--step': step }} />,
      use: SPACE_USES[Number.parseInt(step, 10) as keyof typeof space],
    }))}
  />
);

export const ControlFacts = () => (
  <Facts
    of={Object.entries(control).map(([name, height]) => ({
      name: `${name} ${height}`,
      sample: <Box style={{ '--height': height }} />,
      use: CONTROL_USES[name as keyof typeof control],
    }))}
  />
);

export const RadiusFacts = () => (
  <Facts
    of={[
      ...Object.entries(radius).map(([name, step]) => ({
        name: `${name} ${step}`,
        sample: <Box style={{ '--radius': step }} />,
        use: RADIUS_USES[name as keyof typeof radius],
      })),
      { name: 'shadow card', sample: <Box style={{ '--shadow': theme.shadow.card }} />, use: '卡片；深色主题没有' },
      { name: 'shadow float', sample: <Box style={{ '--shadow': theme.shadow.float }} />, use: '菜单、气泡、窗口' },
    ]}
  />
);

export const LayerFacts = () => (
  <Facts
    of={Object.entries(layer).map(([name, order]) => ({
      name,
      sample: <b className="num">{order}</b>,
      use: LAYER_USES[name as keyof typeof layer],
    }))}
  />
);

/** Widths at which the product changes, and those of the toolbar. */
export const WidthFacts = () => (
  <Facts
    of={[
      { name: '窄屏', sample: <code>{media.narrow}</code>, use: '样式只在这一个宽度分支' },
      { name: '触屏', sample: <code>{media.touch}</code>, use: '可点的地方放大到手指的大小' },
      { name: '手机版', sample: `${mobileWidthPx} px 以下的手机浏览器`, use: '换成手机的编辑器和作答布局' },
      ...Object.values(WIDTHS).map(({ name, styles }) => ({
        name,
        sample: `${styles.width} × ${styles.height}`,
        use: '工具栏里的宽度',
      })),
    ]}
  />
);
