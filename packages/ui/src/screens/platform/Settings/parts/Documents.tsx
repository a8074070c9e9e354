import { WEB_BASE } from '@aosai/api/kit/constants';
import { clockText, dateText } from '@aosai/api/kit/beijing';
import { configKeyOf } from '@aosai/api/platform/configKeys';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { RowList } from '../../../../patterns/RowList/RowList.tsx';
import type { DocumentRow, SettingsProps } from '../settingsProps.ts';

export interface DocumentsProps extends Pick<SettingsProps, 'documents' | 'siteTitle'> {
  /** Whether the person in charge of children's data is named. */
  hasContact: boolean;
  on: Pick<SettingsProps['on'], 'edit' | 'retry'>;
}

const documentLine = (edit: SettingsProps['on']['edit']) => (row: DocumentRow) => {
  const { id, key, valueVersion, updatedAt, isPublic } = row;
  const { label } = configKeyOf(key);
  return {
    key: id,
    name: label,
    words: `第 ${valueVersion} 版 · ${dateText(updatedAt)} ${clockText(updatedAt)}${isPublic ? '' : ' · 没有公开'}`,
    tool: (
      <>
        <ButtonLink
          size="s"
          variant="ghost"
          href={`${WEB_BASE}bms/config?open=${id}`}
          aria-label={`${label}的历次版本`}
        >
          历次版本
        </ButtonLink>
        <Button size="s" aria-label={`修改${label}`} onClick={() => edit(row)}>
          修改
        </Button>
      </>
    ),
  };
};

/** Agreements and other texts for readers with their versions, and the values of their placeholders. */
export const Documents = ({ documents, siteTitle, hasContact, on }: DocumentsProps) => (
  <>
    {!hasContact && (
      <Alert
        tone="warn"
        title="儿童个人信息负责人还没有填写"
        action={
          <ButtonLink size="s" href={`${WEB_BASE}bms/setting?tab=site`}>
            去填写
          </ButtonLink>
        }
      >
        儿童规则里的【儿童个人信息负责人】现在显示为「平台尚未公布」，未满 14 周岁的孩子不能注册。
      </Alert>
    )}
    <Card padding="l">
      <RowList title="协议和说明" of={documents} line={documentLine(on.edit)} none="还没有协议。" onRetry={on.retry} />
      <p>正文里的【站名】显示为「{siteTitle}」。每次修改都留下一版；改了协议，登录的人会被请求重新同意。</p>
    </Card>
  </>
);
