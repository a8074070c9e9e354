import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { ImportRows } from './ImportRows.tsx';
import type { ImportReport, MemberImportDetail } from '@aosai/api/schools/organizationMember.contract';

export interface ImportResultProps {
  report: ImportReport;
  undone: MemberImportDetail['undone'];
  /** Why taking it back failed. */
  fault: string | null;
  onUndo: () => void;
  onSavePasswords: () => void;
  onSlips: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** The classes that the students are in now, each with a link to its page. */
const ClassResults = ({ classes }: Pick<ImportReport, 'classes'>) => {
  const drafts = classes.filter(({ isDraft }) => isDraft);
  const [only, ...others] = classes.filter(({ isDraft }) => !isDraft);
  return (
    <section aria-label="班级">
      <p>
        班级：
        {classes.map(({ title, gradeId, isNew, students }, at) => (
          <span key={title}>
            {at > 0 && '、'}
            <Link href={`${links.edms}/grade/${gradeId ?? ''}`}>{title}</Link>（{isNew && '新建，'}
            {students} 人）
          </span>
        ))}
      </p>
      {drafts.length > 0 && (
        <p>{drafts.map(({ title }) => title).join('、')} 还没有发布：选好老师再发布，学生才看到。</p>
      )}
      {only && (
        <p>
          下一步：
          <Link
            href={`${links.edms}/homework?do=create${others.length === 0 && only.gradeId ? `&grade=${only.gradeId}` : ''}`}
          >
            给{others.length === 0 ? `「${only.title}」` : '班级'}布置作业
          </Link>
        </p>
      )}
      {classes.flatMap(({ title, problems }) =>
        problems.map((problem) => <p key={problem}>{`${title}：${problem}`}</p>),
      )}
    </section>
  );
};

/** What taking the import back did, and whom it left alone. */
const Undone = ({ undone }: { undone: NonNullable<ImportResultProps['undone']> }) => {
  const { removed, ended, restored, kept } = undone;
  return (
    <Root>
      <Figures
        items={[
          { label: '账号已删除', value: removed, unit: '人' },
          { label: '已退出本校', value: ended, unit: '人' },
          { label: '已改回原来的信息', value: restored, unit: '人' },
          { label: '保留', value: kept.length, unit: '人' },
        ]}
      />
      {kept.length === 0 ? (
        <Alert tone="ok" live="polite" title="这次导入已撤销" />
      ) : (
        <Alert tone="warn" live="polite" title={`这次导入已撤销，保留了 ${kept.length} 人`}>
          {kept.map(({ line, name, no, reason }) => (
            <p key={line}>
              第 {line} 行 {name}
              {no !== null && `（${no}）`}：{reason}
            </p>
          ))}
        </Alert>
      )}
    </Root>
  );
};

/** Result of the import, with the initial passwords to save, and the way to take it back. */
export const ImportResult = ({ report, undone, fault, onUndo, onSavePasswords, onSlips }: ImportResultProps) => {
  const [isAsking, setAsking] = useState(false);
  const [areSlipsSeen, setSlipsSeen] = useState(false);
  if (undone) return <Undone undone={undone} />;
  const { create, link, known, error } = report.counts;
  const doneText = `已导入 ${create + known} 人${link > 0 ? `，另有 ${link} 人等待本人或监护人确认` : ''}`;
  return (
    <Root>
      <Figures
        items={[
          { label: '新建账号', value: create, unit: '人' },
          { label: '已发出邀请', value: link, unit: '人' },
          { label: '已是成员，更新', value: known, unit: '人' },
          { label: '跳过', value: error, unit: '行' },
        ]}
      />
      {report.accounts.length === 0 ? (
        <Alert tone="ok" live="polite" title={doneText}>
          没有新建账号，大家用原来的密码登录。
        </Alert>
      ) : (
        <Alert
          tone={areSlipsSeen ? 'ok' : 'warn'}
          live="polite"
          title={areSlipsSeen ? doneText : `${doneText}，请保存初始密码`}
          action={
            <>
              <Button
                variant={areSlipsSeen ? 'default' : 'primary'}
                icon="document"
                onClick={() => {
                  setSlipsSeen(true);
                  onSlips();
                }}
              >
                查看密码条
              </Button>{' '}
              <Button icon="download" onClick={onSavePasswords}>
                下载初始密码
              </Button>
            </>
          }
        >
          下载以后这里不再显示。30 天内没有用过的密码会失效；文件分发后请删除。
        </Alert>
      )}
      {report.classes.length > 0 && <ClassResults classes={report.classes} />}
      <ImportRows rows={report.rows} />
      {report.importId !== null && (
        <p>
          <Button size="s" onClick={() => setAsking(true)}>
            撤销这次导入
          </Button>{' '}
          导入后一天之内可以撤销，也可以从「用 Excel 导入」里回到这里。
        </p>
      )}
      {fault !== null && <Alert tone="bad" title={fault} />}
      <ConfirmDialog
        open={isAsking}
        danger
        title="撤销这次导入？"
        consequence="没有人用过的新账号会删除，加入和修改还原成导入之前的样子，邀请撤回。已经有人用过或改动过的会保留并列出来。"
        confirmLabel="撤销导入"
        on={{
          confirm() {
            setAsking(false);
            onUndo();
          },
          cancel: () => setAsking(false),
        }}
      />
    </Root>
  );
};
