import { formOf, startValues } from '@aosai/api/kit/formValues';
import { sectionFields, sectionForm, sectionTexts, type SettingSection } from '@aosai/api/platform/settingForms';
import { noticeFor, type NoticeReader } from '@aosai/api/platform/siteNotice';
import { useEffect, useEffectEvent, useId } from 'react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { type PictureField, PictureInput } from '../../../../patterns/ImageField/PictureInput.tsx';
import { useLeaveGuard } from '../../../../patterns/FormDialog/useLeaveGuard.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { Section, SettingsProps } from '../settingsProps.ts';

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
  max-width: 720px;

  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[12]};
  }
  > footer > p {
    color: ${theme.color.ink2};
  }
`;

const Shown = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[16]};
  margin: 0;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};

  dt {
    color: ${theme.color.ink2};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const READERS: readonly { reader: NoticeReader; name: string }[] = [
  { reader: 'guest', name: '访客看到的通知' },
  { reader: 'student', name: '学生看到的通知' },
  { reader: 'parent', name: '家长看到的通知' },
  { reader: 'teacher', name: '老师看到的通知' },
];

const textsOf = (section: SettingSection, values: FieldValues) =>
  sectionTexts(section, formOf(sectionFields(section), values));

/** What each kind of reader will see at the top of the pages. */
const NoticePreview = ({ control }: { control: Control<FieldValues> }) => {
  'use no memo';
  const values = useWatch({ control });
  const notice = textsOf('site', values).find(({ key }) => key === 'site.notice')?.value ?? '';
  return (
    <Shown aria-label="首页通知的预览">
      {READERS.map(({ reader, name }) => (
        <div key={reader} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{noticeFor(notice, reader) ?? '没有通知'}</dd>
        </div>
      ))}
    </Shown>
  );
};

const Code = styled.div`
  max-width: 320px;
`;

/** The payee's code, uploaded while the form is open and named by its hidden field. */
const PayeeCode = ({ control, picture }: { control: Control<FieldValues>; picture: PictureField }) => {
  'use no memo';
  const { field } = useController({ control, name: 'payeePicture' });
  const take = useEffectEvent((fileName: string) => field.onChange(fileName));
  useEffect(() => {
    if (picture.fileName !== null) take(picture.fileName);
  }, [picture.fileName]);
  const remove = () => {
    picture.on.remove();
    field.onChange('');
  };
  return (
    <Code>
      <PictureInput
        purpose="payee"
        label="收款码"
        hint="收款的二维码，付款的人在订单上看到。可以不填"
        ratio="1 / 1"
        isWhole
        field={{
          upload: picture.upload,
          on: { ...picture.on, remove },
          fileName: typeof field.value === 'string' && field.value !== '' ? field.value : null,
        }}
      />
    </Code>
  );
};

export interface SectionFormProps extends Pick<SettingsProps, 'act' | 'on' | 'payeePicture'> {
  section: Section;
}

/** The form of one section. It is saved whole; what another person has changed meanwhile is reported. */
export const SectionForm = ({ section, act, payeePicture, on }: SectionFormProps) => {
  'use no memo';
  const all = sectionFields(section.section);
  const { payee, payeePicture: _picture, ...typed } = all;
  const stored = Object.fromEntries(section.values.map(({ key, value }) => [key, value]));
  const { control, handleSubmit, formState, reset } = useForm<FieldValues>({
    defaultValues: startValues(all, sectionForm(section.section, stored)),
  });
  const { isDirty } = formState;
  const note = useId();
  useLeaveGuard(isDirty);
  const sayDirty = useEffectEvent((dirty: boolean) => on.dirty(section.section, dirty));
  useEffect(() => sayDirty(isDirty), [isDirty]);
  return (
    <Card padding="l">
      <Fields
        noValidate
        onSubmit={(event) => {
          if (act.pending) return event.preventDefault();
          return void handleSubmit(async (values) => {
            const isSaved = await on.save(section.section, section.version, textsOf(section.section, values));
            if (isSaved) reset(values);
          })(event);
        }}
      >
        {act.error !== null && isDirty && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        {section.section === 'pay' ? (
          <>
            <FieldSet of={payee ? { payee } : {}} control={control} />
            <PayeeCode control={control} picture={payeePicture} />
            <FieldSet of={typed} control={control} />
          </>
        ) : (
          <FieldSet of={all} control={control} />
        )}
        {section.section === 'site' && <NoticePreview control={control} />}
        <footer>
          <Button type="submit" variant="primary" disabled={!isDirty} loading={act.pending} aria-describedby={note}>
            保存
          </Button>
          {isDirty && (
            <Button
              onClick={() => {
                on.forget();
                reset();
              }}
            >
              放弃改动
            </Button>
          )}
          <p id={note} role="status">
            {isDirty ? '有没有保存的改动。' : ''}
          </p>
        </footer>
      </Fields>
    </Card>
  );
};
