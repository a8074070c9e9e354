import { styled } from 'styled-components';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { ImportRows } from './ImportRows.tsx';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';

export interface ImportResultProps {
  report: ImportReport;
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
      {classes.flatMap(({ title, problems }) =>
        problems.map((problem) => <p key={problem}>{`${title}：${problem}`}</p>),
      )}
    </section>
  );
};

/** Result of the import, with the initial passwords to save. */
export const ImportResult = ({ report, onSavePasswords, onSlips }: ImportResultProps) => {
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
          tone="warn"
          live="polite"
          title={`${doneText}，请保存初始密码`}
          action={
            <>
              <Button variant="primary" icon="document" onClick={onSlips}>
                打印密码条
              </Button>{' '}
              <Button icon="download" onClick={onSavePasswords}>
                下载初始密码
              </Button>
            </>
          }
        >
          关闭后这里不再显示。30 天内没有用过的密码会失效；文件分发后请删除。
        </Alert>
      )}
      {report.classes.length > 0 && <ClassResults classes={report.classes} />}
      <ImportRows rows={report.rows} />
    </Root>
  );
};
