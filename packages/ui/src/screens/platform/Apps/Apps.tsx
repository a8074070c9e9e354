import { appColumns } from '@aosai/api/platform/appColumns';
import { fileAddress } from '@aosai/api/kit/fileAddress';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { AppChange, AppSite, Known } from './appSite.ts';
import { AppDialog, NewAppDialog } from './parts/AppDialog.tsx';
import { AppPreview } from './parts/AppPreview.tsx';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[12]};
  padding-top: ${theme.space[16]};
`;

/** Shows the key of a partner, which is shown only once. */
const FreshKey = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Dialog
    open
    size="s"
    dismissible={false}
    title="新的登录密钥"
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        已经保存好
      </Button>
    }
  >
    <Alert tone="warn" title="只显示这一次">
      请复制后交给学校的技术人员，不要发在聊天群里。丢失后只能重新生成。
    </Alert>
    <Root>
      <Code>{text}</Code>
      <CopyButton label="复制密钥" text={text}>
        复制密钥
      </CopyButton>
    </Root>
  </Dialog>
);

const Swatch = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  white-space: nowrap;

  > i {
    width: 16px;
    height: 16px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.tag};
    background: var(--swatch);
  }
`;

/** The accent of a site as a colour next to its value. */
const Accent = ({ accent }: Pick<AppSite, 'accent'>) =>
  accent === null ? (
    '墨蓝（默认）'
  ) : (
    <Swatch>
      <i aria-hidden style={{ '--swatch': accent }} />
      {accent}
    </Swatch>
  );

/** A change, with the callback that shows the key it may have created. */
type Change = AppChange & Pick<Known, 'showKey'>;

/** The sites of the platform: name, look, addresses, partners. */
export const Apps = officeTable<AppSite, Known>()({
  noun: '应用',
  lead: '每个应用是一个独立的站点：自己的标题、标志、主色和域名，数据互不相通。',
  nameOf: ({ name }) => name,
  show: drawn<AppSite>(appColumns, { accent: { cell: Accent } }),
  above: ({ row: { title, accent, logo } }) => (
    <AppPreview title={title} accent={accent ?? ''} logo={logo === null ? undefined : fileAddress(logo)} />
  ),
  frame: ({ known: { freshKey, showKey }, children }) => (
    <>
      {children}
      {freshKey !== null && <FreshKey text={freshKey} onClose={() => showKey(null)} />}
    </>
  ),
  filters: { keyword: search('搜索名称、编号或标题') },
  acts: {
    create: {
      at: 'head',
      label: '新建应用',
      icon: 'plus',
      main: true,
      when: ({ canCreate }) => canCreate,
      ask: NewAppDialog,
    },
    update: {
      at: 'row',
      label: '修改应用',
      main: true,
      done: '已保存，几秒后生效',
      begins: ({ begin }, { logo, favicon }) => begin({ logo, favicon }),
      ask: ({ submit, ...props }: RowDialogProps<AppSite, Known, Change>) => (
        <AppDialog {...props} submit={(change) => submit({ ...change, showKey: props.known.showKey })} />
      ),
    },
  },
});
