import type { DemoAccount } from '@aosai/api/platform/demoAccounts';
import { labelled } from '@aosai/api/kit/labelled';
import { styled } from 'styled-components';
import type { DrawnField } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

const REALM = labelled({ member: '学习', user: '管理' });

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  justify-items: start;

  > ul {
    display: grid;
    gap: ${theme.space[12]};
    width: 100%;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr)) 96px auto;
    gap: ${theme.space[8]};
    align-items: center;
  }

  ${media.narrow} {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

/** The accounts in the text of the setting, also while some of their boxes are still empty. */
function rowsOf(value: unknown): DemoAccount[] {
  try {
    const list: unknown = JSON.parse(String(value));
    return Array.isArray(list) ? (list as DemoAccount[]) : [];
  } catch {
    return [];
  }
}

const EMPTY: DemoAccount = { label: '', account: '', password: '', realm: 'member' };
const BOXES = [
  { name: 'label', label: '名称', placeholder: '名称：学生 林知远' },
  { name: 'account', label: '账号', placeholder: '账号' },
  { name: 'password', label: '密码', placeholder: '密码' },
] as const;

/** The demo accounts of the sign-in dialog, one in a line. */
export const AccountsField = ({ value, onChange, ref }: Pick<DrawnField, 'value' | 'onChange' | 'ref'>) => {
  const rows = rowsOf(value);
  const store = (next: readonly DemoAccount[]) => onChange(next.length === 0 ? '' : JSON.stringify(next));
  const change = (place: number, part: Partial<DemoAccount>) =>
    store(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  return (
    <Root>
      <ul>
        {rows.map((row, place) => (
          // Rows have no id of their own, and are only added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            {BOXES.map(({ name, label, placeholder }) => (
              <TextInput
                key={name}
                ref={place === 0 && name === 'label' ? ref : undefined}
                aria-label={`第 ${place + 1} 个的${label}`}
                placeholder={placeholder}
                autoComplete="off"
                value={row[name]}
                onChange={(event) => change(place, { [name]: event.currentTarget.value })}
              />
            ))}
            <Select
              aria-label={`第 ${place + 1} 个从哪里登录`}
              options={REALM.options}
              value={row.realm}
              onChange={({ currentTarget: { value: realm } }) => REALM.has(realm) && change(place, { realm })}
            />
            <IconButton
              icon="close"
              label={`移除第 ${place + 1} 个`}
              onClick={() => store(rows.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      <Button size="s" icon="plus" onClick={() => store([...rows, EMPTY])}>
        添加演示账号
      </Button>
    </Root>
  );
};
