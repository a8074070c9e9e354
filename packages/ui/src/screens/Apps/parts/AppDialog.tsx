import { FILE_PURPOSES } from '@aosai/api/domain/filePurposes';
import { fileAddress } from '@aosai/api/domain/fileAddress';
import { useWatch, type Control } from 'react-hook-form';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { ImageField } from '../../../patterns/ImageField/ImageField.tsx';
import type { Upload } from '../../../patterns/UploadList/UploadList.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { formOf, type AppForm, type AppSite } from '../appSite.ts';
import { AppPreview } from './AppPreview.tsx';
import { checkHosts, checkOrigins } from './appRules.ts';

export type Picture = 'logo' | 'favicon';

/** A picture of the open form: as it will be saved, and the one on its way. */
export interface PictureState {
  fileName: string | null;
  upload?: Upload | undefined;
}

export interface PictureOn {
  choose: (picture: Picture, file: File) => void;
  remove: (picture: Picture) => void;
  cancel: (picture: Picture) => void;
  retryPicture: (picture: Picture) => void;
}

export interface AppDialogProps {
  /** The site to change; `new` for another one; null while it is closed. */
  edited: AppSite | 'new' | null;
  /** Pictures can be changed: they belong to the site one is signed in at. */
  isOwn: boolean;
  pictures: Record<Picture, PictureState>;
  act: TableAct;
  on: PictureOn & { save: (form: AppForm) => void; close: () => void };
}

const KEYS = [
  { value: 'keep', label: '保持不变' },
  { value: 'renew', label: '生成新密钥（旧的立即失效）' },
  { value: 'off', label: '关闭对接' },
];

const address = (fileName: string | null) => (fileName === null ? undefined : fileAddress(fileName));

const Preview = ({ control, logo }: { control: Control<AppForm>; logo: string | undefined }) => {
  const [title, accent] = useWatch({ control, name: ['title', 'accent'] });
  return <AppPreview title={title} accent={accent} logo={logo} />;
};

/** How a site calls itself, how it looks, where it is, and who may show parts of it. */
export const AppDialog = ({ edited, isOwn, pictures, act, on }: AppDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  const picture = (name: Picture, label: string, hint: string, ratio: string) => (
    <ImageField
      label={label}
      hint={hint}
      ratio={ratio}
      maxBytes={FILE_PURPOSES.logo.maxBytes}
      src={address(pictures[name].fileName)}
      upload={pictures[name].upload}
      on={{
        choose: (file) => on.choose(name, file),
        remove: () => on.remove(name),
        cancel: () => on.cancel(name),
        retry: () => on.retryPicture(name),
      }}
    />
  );
  const fields = ({ register, control, errorOf }: FormParts<AppForm>) => (
    <>
      {isNew && (
        <Field label="应用编号" required error={errorOf('appId')} hint="例如 binhai；数据按它分开存放，建好后不能改。">
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('appId', {
              required: '请填写应用编号。',
              pattern: {
                value: /^[a-z][a-z0-9-]{1,31}$/,
                message: '编号以小写字母开头，共 2 到 32 个小写字母、数字或横线。',
              },
            })}
          />
        </Field>
      )}
      <Field label="名称" required error={errorOf('name')} hint="只在后台显示。">
        <TextInput
          autoComplete="off"
          {...register('name', { required: '请填写名称。', maxLength: { value: 40, message: '名称最多 40 个字。' } })}
        />
      </Field>
      <Field label="站点标题" required error={errorOf('title')} hint="显示在顶栏和浏览器标签上。">
        <TextInput
          autoComplete="off"
          {...register('title', {
            required: '请填写站点标题。',
            maxLength: { value: 30, message: '标题最多 30 个字，请缩短。' },
          })}
        />
      </Field>
      <Field label="主色" error={errorOf('accent')} hint="例如 #0f766e；不填用平台的墨蓝。">
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...register('accent', {
            pattern: { value: /^(#[0-9a-f]{6})?$/, message: '主色写成 #1f4e8c，六位小写。' },
          })}
        />
      </Field>
      <Preview control={control} logo={address(pictures.logo.fileName)} />
      {isOwn && picture('logo', '标志', '横向的图形，高 64 像素以上，底色透明', '3 / 1')}
      {isOwn && picture('favicon', '浏览器图标', '正方形，64 像素以上', '1 / 1')}
      {!isOwn && !isNew && <p>标志和浏览器图标，请在这个应用自己的后台里上传。</p>}
      <Field
        label="域名"
        error={errorOf('hosts')}
        hint="一行一个。从这些域名打开的是这个应用；没有列出的都是平台自己的。"
      >
        <Textarea rows={2} code spellCheck={false} {...register('hosts', { validate: checkHosts })} />
      </Field>
      <Field
        label="允许的来源"
        error={errorOf('allowedOrigins')}
        hint="一行一个，例如 https://school.example。这些网站的页面可以嵌入本应用的部件。"
      >
        <Textarea rows={2} code spellCheck={false} {...register('allowedOrigins', { validate: checkOrigins })} />
      </Field>
      {!isNew && (
        <Field
          label="合作学校登录密钥"
          hint={
            edited.hasSsoKey
              ? '已设置。学校用它签名，把自己的学生送到这里登录。'
              : '没有设置，学校不能直接送学生来登录。'
          }
        >
          <Select options={KEYS} {...register('ssoKey')} />
        </Field>
      )}
    </>
  );
  return (
    <FormDialog<AppForm>
      open
      title={isNew ? '新建应用' : `修改「${edited.name}」`}
      {...(isNew ? { description: '您在那里也是超级管理员，账号和密码与这里相同。' } : {})}
      defaultValues={formOf(edited)}
      submitLabel={isNew ? '新建应用' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
