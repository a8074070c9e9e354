import { styled } from 'styled-components';
import { font, text, weight } from '../../tokens/scale.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Facts, Live, Row } from './live.tsx';

interface Size {
  sample: string;
  use: string;
  isBold?: boolean;
}

const SIZES = {
  display: { sample: '86', use: '一个画面里唯一的大数字：得分', isBold: true },
  headline: { sample: '今天先做第 12 单元', use: '一页要人做的那一步', isBold: true },
  clock: { sample: '01:12:45', use: '倒计时' },
  title: { sample: '一维数组与前缀和', use: '页面的标题', isBold: true },
  phone: { sample: '一维数组与前缀和', use: '手机上页面的标题', isBold: true },
  figure: { sample: '27 题', use: '列表里的数字' },
  heading: { sample: '今天要做的', use: '卡片和段落的标题', isBold: true },
  section: { sample: '输入格式', use: '文章里的小标题', isBold: true },
  lead: { sample: '继续练习', use: '导语、大按钮' },
  body: { sample: '求相邻两座灯塔之间最大的间隔。', use: '正文' },
  dense: { sample: '2026-11-21 19:00　信奥一班', use: '表格和说明' },
  small: { sample: '19:00 开始 · 120 分钟 · 27 题', use: '次要的信息' },
  tiny: { sample: '距开始 01:42:08', use: '标签、图的刻度' },
} satisfies Record<keyof typeof text, Size>;

const WEIGHTS = { regular: '正文', medium: '按钮、标签、表里的名称', bold: '标题、分数' } satisfies Record<
  keyof typeof weight,
  string
>;

const FONTS = {
  sans: '所有文字',
  serif: '只用于印章和田字格里的字',
  mono: '代码、样例、学号',
} satisfies Record<keyof typeof font, string>;

const Line = styled.span`
  display: block;
  font-size: var(--size);
  font-weight: var(--weight);
  font-family: var(--family);
  line-height: 1.35;
`;

/** Every size of type, drawn in it. */
export const SizeFacts = () => (
  <Facts
    of={Object.entries<Size>(SIZES).map(([name, { sample, use, isBold = false }]) => ({
      name: `${name} ${text[name as keyof typeof text]}`,
      sample: (
        <Line
          className="num"
          style={{ '--size': text[name as keyof typeof text], '--weight': isBold ? weight.bold : weight.regular }}
        >
          {sample}
        </Line>
      ),
      use,
    }))}
  />
);

/** Weights and faces. */
export const FaceFacts = () => (
  <Facts
    of={[
      ...Object.entries(WEIGHTS).map(([name, use]) => ({
        name: `${name} ${weight[name as keyof typeof weight]}`,
        sample: <Line style={{ '--weight': weight[name as keyof typeof weight] }}>信息学奥林匹克 Olympiad 2026</Line>,
        use,
      })),
      ...Object.entries(FONTS).map(([name, use]) => ({
        name,
        sample: <Line style={{ '--family': font[name as keyof typeof font] }}>信息学奥林匹克 Olympiad 0O1lI</Line>,
        use: `${use}：${font[name as keyof typeof font].replaceAll('"', '').replaceAll(', ', '、')}`,
      })),
    ]}
  />
);

const MIXED =
  '用C++14编写，读入10⁵个整数；文件名lighthouse.cpp，见《考试规则》第3条：「迟到15分钟不得入场」（以服务器时间为准）。';

const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[24]};

  p > b {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  [data-plain] {
    text-autospace: no-autospace;
    text-spacing-trim: normal;
  }
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;

/** The same sentence without and with the browser's own space between Chinese and Latin. */
export const MixedSample = () => (
  <Live>
    <Two>
      <p>
        <b>原样</b>
        <span data-plain>{MIXED}</span>
      </p>
      <p>
        <b>
          text-autospace: normal{CSS.supports('text-autospace', 'normal') ? '' : '（这个浏览器还不支持，两段一样）'}
        </b>
        {MIXED}
      </p>
    </Two>
  </Live>
);

const Figures = styled.div`
  display: grid;
  justify-items: end;
  width: max-content;
  font-size: ${theme.text.figure};

  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

/** Numbers that are compared, with and without the class for equal widths. */
export const NumberSample = () => (
  <Live>
    <Row>
      {['', 'num'].map((className) => (
        <Figures key={className}>
          <small>{className === '' ? '不加' : 'className="num"'}</small>
          {['1,280.50', '911.11', '86.00'].map((value) => (
            <span key={value} className={className}>
              {value}
            </span>
          ))}
        </Figures>
      ))}
    </Row>
  </Live>
);
