import { styled } from 'styled-components';
import { contrast } from '../../tokens/contrast.ts';
import { darkColor } from '../../tokens/dark.ts';
import { lightColor } from '../../tokens/light.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Live } from './live.tsx';

type Role = keyof typeof lightColor;

/** What each colour is for. */
const USES = {
  paper: '页面的底',
  surface: '卡片、顶栏、窗口的底',
  sunken: '凹下去的地方：进度条的空段、中性标签、代码的头',
  code: '代码的底',
  line: '只作分隔的细线',
  lineStrong: '控件的边框',
  ink: '正文和标题',
  ink2: '次要的文字',
  ink3: '最淡的文字：表头、提示、单位',
  primary: '主要操作、已选、进度、焦点',
  primaryHover: '指针停在主要操作上',
  primarySoft: '已选的底',
  onPrimary: '主要操作上的文字',
  seal: '品牌印、学生自己的标记、即将开始的事',
  sealSoft: '朱砂标签的底',
  onSeal: '印面上的文字',
  ok: '通过、已完成',
  okSoft: '通过的底',
  warn: '超时、提醒',
  warnSoft: '提醒的底',
  bad: '错误、不能撤回的操作',
  badHover: '指针停在危险操作上',
  badSoft: '错误的底',
  onBad: '危险操作上的文字',
  mle: '超出内存',
  mleSoft: '超出内存的底',
  reverse: '反色的底：轻提示、气泡',
  onReverse: '反色上的文字',
  scrim: '窗口后面压暗的一层',
} satisfies Record<Role, string>;

/** The surface on which a colour is read: its pair, or the page. */
const GROUNDS: Partial<Record<Role, Role>> = {
  onPrimary: 'primary',
  onSeal: 'seal',
  onBad: 'bad',
  onReverse: 'reverse',
};

const GROUPS: readonly { name: string; roles: readonly Role[] }[] = [
  { name: '纸与线', roles: ['paper', 'surface', 'sunken', 'code', 'line', 'lineStrong'] },
  { name: '墨', roles: ['ink', 'ink2', 'ink3', 'reverse', 'onReverse', 'scrim'] },
  { name: '墨蓝：操作与选择', roles: ['primary', 'primaryHover', 'primarySoft', 'onPrimary'] },
  { name: '朱砂：印', roles: ['seal', 'sealSoft', 'onSeal'] },
  {
    name: '结果',
    roles: ['ok', 'okSoft', 'warn', 'warnSoft', 'bad', 'badHover', 'badSoft', 'onBad', 'mle', 'mleSoft'],
  },
];

type Kind = 'ground' | 'line' | 'text';

/** Whether a colour is a ground (or only dims), a line, or read. */
function kindOf(role: Role): Kind {
  if (/^(?:paper|surface|sunken|code|reverse|scrim)$|Soft$/.test(role)) return 'ground';
  return role.startsWith('line') ? 'line' : 'text';
}

/** Surfaces on which every text colour without a ground of its own may stand. */
const SURFACES = ['paper', 'surface', 'sunken', 'code'] as const satisfies readonly Role[];

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.small};

  th,
  td {
    padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[8]} 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: left;
    vertical-align: middle;
    font-weight: ${theme.weight.regular};
  }
  thead th {
    color: ${theme.color.ink3};
    white-space: nowrap;
  }
  tbody th b {
    display: block;
    font-family: ${theme.font.mono};
    font-weight: ${theme.weight.medium};
  }
  tbody th {
    color: ${theme.color.ink2};
  }
  tbody th b {
    color: ${theme.color.ink};
  }
  td {
    width: 24%;
    white-space: nowrap;
  }
  ${media.narrow} {
    td {
      white-space: normal;
    }
  }
`;

const Patch = styled.span`
  display: inline-grid;
  place-items: center;
  width: 56px;
  height: 36px;
  margin-right: ${theme.space[12]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: var(--ground);
  vertical-align: middle;

  &::before {
    content: '';
    width: 100%;
    height: 100%;
    border-radius: 5px;
    background: var(--colour);
  }
  &[data-kind='line']::before {
    width: 32px;
    height: 2px;
    border-radius: 0;
  }
  &[data-kind='text']::before {
    content: '字';
    width: auto;
    height: auto;
    color: var(--colour);
    background: none;
    font-size: ${theme.text.heading};
    font-weight: ${theme.weight.bold};
    line-height: 1;
  }
`;

/** The contrast of a colour on its ground, or on the least favourable of the surfaces. */
function leastContrast(role: Role, colors: Record<Role, string>): string {
  const ground = GROUNDS[role];
  // A control's border is drawn only on the page and on cards.
  const free = kindOf(role) === 'line' ? (['paper', 'surface'] as const) : SURFACES;
  const grounds = ground === undefined ? free : [ground];
  return `${Math.min(...grounds.map((one) => contrast(colors[role], colors[one]))).toFixed(1)} : 1`;
}

const Sample = ({ role, colors }: { role: Role; colors: Record<Role, string> }) => {
  const kind = kindOf(role);
  return (
    <>
      <Patch data-kind={kind} style={{ '--colour': colors[role], '--ground': colors[GROUNDS[role] ?? 'surface'] }} />
      <span className="num">{kind === 'ground' ? colors[role] : leastContrast(role, colors)}</span>
    </>
  );
};

/** All colours by what they are for, in both themes, with the contrast on the ground where they are read. */
export const ColourFacts = () => (
  <>
    {GROUPS.map(({ name, roles }) => (
      <Live key={name}>
        <Table data-colours>
          <thead>
            <tr>
              <th>{name}</th>
              <th>浅色</th>
              <th>深色</th>
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <tr key={role}>
                <th scope="row">
                  <b>{role}</b>
                  {USES[role]}
                </th>
                <td>
                  <Sample role={role} colors={lightColor} />
                </td>
                <td>
                  <Sample role={role} colors={darkColor} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Live>
    ))}
  </>
);
