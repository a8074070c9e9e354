import { WEB_BASE } from '@aosai/api/kit/constants';
import { SETTING_SECTION, SETTING_TAB, unfilled } from '@aosai/api/platform/settingForms';
import { LeaveDialog } from '../../../patterns/ConfirmDialog/LeaveDialog.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DocumentEditor } from './parts/DocumentEditor.tsx';
import { Documents } from './parts/Documents.tsx';
import { OutsideServices } from './parts/OutsideServices.tsx';
import { SectionForm } from './parts/SectionForm.tsx';
import type { SettingsProps, SettingsRead } from './settingsProps.ts';

const storedOf = ({ sections }: SettingsRead): Record<string, string> =>
  Object.fromEntries(sections.flatMap(({ values }) => values.map(({ key, value }) => [key, value])));

const Content = ({ read, ...props }: Omit<SettingsProps, 'read'> & { read: SettingsRead }) => {
  const { tab, documents, edited, preview, payeePicture, tested, siteTitle, act, on } = props;
  const missing = unfilled('site', storedOf(read));
  return (
    <>
      {tab === 'site' && missing.length > 0 && (
        <Alert tone="warn" title={`${missing.join('、')}还没有填写`}>
          填写以后公开的页面才完整。只有管理账号看到这条提示。
        </Alert>
      )}
      {SETTING_SECTION.values.map((id) => {
        const section = read.sections.find((one) => one.section === id);
        // A form that is not shown stays, so that what was typed is there when one comes back.
        return (
          section && (
            <div key={`${id} ${section.version}`} hidden={tab !== id}>
              <SectionForm section={section} act={act} payeePicture={payeePicture} on={on} />
            </div>
          )
        );
      })}
      {edited !== null && (
        <div hidden={tab !== 'agreement'}>
          <DocumentEditor edited={edited} act={act} preview={preview} on={on} />
        </div>
      )}
      {tab === 'agreement' && edited === null && (
        <Documents
          documents={documents}
          siteTitle={siteTitle}
          hasContact={!missing.includes('儿童个人信息负责人')}
          on={on}
        />
      )}
      {tab === 'service' && <OutsideServices services={read.services} act={act} tested={tested} on={on} />}
    </>
  );
};

export type { DocumentRow, Tested } from './settingsProps.ts';

/** Settings of the site in words: each section is a form of its own; agreements and outside services are lists. */
export const Settings = (props: SettingsProps) => {
  const { tab, siteTitle, read, ownAppId, isLeaving, on } = props;
  return (
    <PageBody>
      <PageHeader
        title="设置"
        lead={`${siteTitle}的通知、协议、支付和免费次数。保存后立即生效，每次修改都留下一版。`}
        action={
          <>
            {ownAppId !== null && (
              <ButtonLink href={`${WEB_BASE}bms/app?open=${ownAppId}&do=update`}>站名和标志</ButtonLink>
            )}
            <ButtonLink href={`${WEB_BASE}bms/membership`}>会员卡</ButtonLink>
            <ButtonLink href={`${WEB_BASE}bms/right`}>权益</ButtonLink>
            <ButtonLink href={`${WEB_BASE}bms/config`}>高级 · 全部配置</ButtonLink>
          </>
        }
      />
      <Tabs
        label="设置的分组"
        tabs={SETTING_TAB.options.map(({ value, label }) => ({ id: value, label }))}
        value={tab}
        onChange={(id) => {
          const next = SETTING_TAB.values.find((one) => one === id);
          if (next !== undefined) on.tab(next);
        }}
      >
        <VisuallyHidden as="h2">{SETTING_TAB.label(tab)}</VisuallyHidden>
        <Load of={read} name="设置" onRetry={on.retry}>
          {(data) => <Content {...props} read={data} />}
        </Load>
      </Tabs>
      <LeaveDialog open={isLeaving} on={on} />
    </PageBody>
  );
};
