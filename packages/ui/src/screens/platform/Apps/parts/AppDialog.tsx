import { appChanges, appFields, linesOf } from '@aosai/api/platform/appSites';
import { fileAddress } from '@aosai/api/kit/fileAddress';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { useWatch } from 'react-hook-form';
import {
  type DrawnField,
  FieldSet,
  type FieldSetProps,
  type FieldValues,
} from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FoldedFields } from '../../../../patterns/FoldedFields/FoldedFields.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { PictureInput } from '../../../../patterns/ImageField/PictureInput.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import type { AppChange, AppSite, Known, NewApp } from '../appSite.ts';
import { AppPreview } from './AppPreview.tsx';
import type { HeadDialogProps, RowDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

const address = (fileName: string | null) => (fileName === null ? undefined : fileAddress(fileName));

const Preview = ({ control, logo }: Pick<FieldSetProps, 'control'> & { logo: string | null }) => {
  const [title, accent] = useWatch({ control, name: ['title', 'accent'] });
  return <AppPreview title={String(title)} accent={String(accent)} logo={address(logo)} />;
};

const { appId, hosts, allowedOrigins, ...newLook } = appFields;
const advanced = { hosts, allowedOrigins, appId };

const typedLines = (field: DrawnField) => (
  <Textarea rows={2} code spellCheck={false} {...field} value={String(field.value)} />
);
const drawLines = { hosts: typedLines, allowedOrigins: typedLines };

/** Creates another site; its pictures are uploaded after signing in to it. */
export const NewAppDialog = ({ act, submit, close }: HeadDialogProps<Known, NewApp>) => (
  <FormDialog<FieldValues>
    open
    title="新建应用"
    description="您在那里也是超级管理员，账号和密码与这里相同。"
    defaultValues={startValues(appFields)}
    submitLabel="新建应用"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{
      submit: (values) => {
        const form = formOf(appFields, values);
        submit({ ...form, hosts: linesOf(form.hosts), allowedOrigins: linesOf(form.allowedOrigins) });
      },
      close,
    }}
  >
    {({ control }) => (
      <>
        <FieldSet of={newLook} control={control} />
        <Preview control={control} logo={null} />
        <FoldedFields control={control} names={Object.keys(advanced)} summary="域名、可以嵌入的网站、编号">
          <FieldSet of={advanced} control={control} draw={drawLines} />
        </FoldedFields>
      </>
    )}
  </FormDialog>
);

/** A site's name, look, addresses, and the partners who may embed parts of it. */
export const AppDialog = ({
  row,
  known: { ownAppId, pictures },
  act,
  submit,
  close,
}: RowDialogProps<AppSite, Known, AppChange>) => {
  const all = appChanges(row);
  const { hosts: hostLines, allowedOrigins: originLines, ssoKey, ...look } = all;
  const typed = { hosts: row.hosts.join('\n'), allowedOrigins: row.allowedOrigins.join('\n') };
  const { logo, favicon } = pictures;
  return (
    <FormDialog<FieldValues>
      open
      title={`修改「${row.name}」`}
      defaultValues={startValues(all, { ...row, ...typed })}
      submitLabel="保存"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{
        submit: (values) => {
          const form = formOf(all, values);
          const lists = { hosts: linesOf(form.hosts), allowedOrigins: linesOf(form.allowedOrigins) };
          submit({ ...form, ...lists, logo: logo.fileName, favicon: favicon.fileName });
        },
        close,
      }}
    >
      {({ control }) => (
        <>
          <FieldSet of={look} control={control} />
          <Preview control={control} logo={logo.fileName} />
          {row.appId === ownAppId ? (
            <>
              <PictureInput
                purpose="logo"
                label="标志"
                hint="横向的图形，高 64 像素以上，底色透明"
                ratio="3 / 1"
                field={logo}
              />
              <PictureInput
                purpose="logo"
                label="浏览器图标"
                hint="正方形，64 像素以上"
                ratio="1 / 1"
                field={favicon}
              />
            </>
          ) : (
            <p>标志和浏览器图标，请在这个应用自己的管理页面里上传。</p>
          )}
          <FieldSet of={{ hosts: hostLines, allowedOrigins: originLines, ssoKey }} control={control} draw={drawLines} />
        </>
      )}
    </FormDialog>
  );
};
