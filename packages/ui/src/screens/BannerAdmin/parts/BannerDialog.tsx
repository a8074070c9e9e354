import { BANNER_POSITIONS, isBannerLink } from '@aosai/api/domain/bannerRules';
import { FILE_PURPOSES } from '@aosai/api/domain/filePurposes';
import { fileAddress } from '@aosai/api/domain/fileAddress';
import { Controller } from 'react-hook-form';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { ImageField } from '../../../patterns/ImageField/ImageField.tsx';
import type { Upload } from '../../../patterns/UploadList/UploadList.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { DateTimeRange } from '../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { BannerForm, BannerRow } from '../banner.ts';

export interface BannerDialogProps {
  /** The banner to change; `new` for another one; null while it is closed. */
  edited: BannerRow | 'new' | null;
  /** The picture as it will be saved, and the one on its way. */
  picture: { fileName: string | null; upload?: Upload | undefined };
  /** The current day in Beijing. */
  today: string;
  act: TableAct;
  on: {
    save: (form: BannerForm) => void;
    close: () => void;
    choose: (file: File) => void;
    removePicture: () => void;
    cancelUpload: () => void;
    retryUpload: () => void;
  };
}

const POSITIONS = Object.entries(BANNER_POSITIONS).map(([value, label]) => ({ value, label }));

const EMPTY: BannerForm = {
  position: 'home',
  title: '',
  subtitle: '',
  link: '',
  sort: 0,
  isOn: true,
  startAt: null,
  endAt: null,
};

/** A banner: its words, its picture, where it leads, when it shows. */
export const BannerDialog = ({ edited, picture, today, act, on }: BannerDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  const fields = ({ register, control, errorOf }: FormParts<BannerForm>) => (
    <>
      <Field label="标题" required error={errorOf('title')}>
        <TextInput
          autoComplete="off"
          {...register('title', {
            required: '请填写标题。',
            maxLength: { value: 40, message: '标题最多 40 个字，请缩短。' },
          })}
        />
      </Field>
      <Field label="说明" error={errorOf('subtitle')}>
        <TextInput
          autoComplete="off"
          {...register('subtitle', { maxLength: { value: 80, message: '说明最多 80 个字，请缩短。' } })}
        />
      </Field>
      <ImageField
        label="图片"
        hint="没有图片也可以；显示为小图，主体放在中间"
        ratio="96 / 52"
        maxBytes={FILE_PURPOSES.banner.maxBytes}
        {...(picture.fileName === null ? {} : { src: fileAddress(picture.fileName) })}
        upload={picture.upload}
        on={{ choose: on.choose, remove: on.removePicture, cancel: on.cancelUpload, retry: on.retryUpload }}
      />
      <Field
        label="链接"
        error={errorOf('link')}
        hint="本站页面写 /web/exam/list，其他网站写 https:// 开头的网址；可以不填。"
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...register('link', {
            validate: (link) =>
              link.trim() === '' || isBannerLink(link.trim()) || '网址应以 https:// 开头，或是本站 /web/ 下的页面。',
          })}
        />
      </Field>
      <Field label="位置" required>
        <Select options={POSITIONS} {...register('position')} />
      </Field>
      <Field label="顺序" required error={errorOf('sort')} hint="小的在前。">
        <NumberInput
          min={0}
          max={9_999}
          {...register('sort', {
            valueAsNumber: true,
            validate: (value) =>
              (Number.isInteger(value) && value >= 0 && value <= 9_999) || '顺序应为 0 到 9999 的整数。',
          })}
        />
      </Field>
      <Controller
        control={control}
        name="startAt"
        render={({ field: start }) => (
          <Controller
            control={control}
            name="endAt"
            render={({ field: end }) => (
              <DateTimeRange
                label="展示时间"
                today={today}
                value={{ startAt: start.value, endAt: end.value }}
                hint="不填就一直展示。"
                onChange={(value) => {
                  start.onChange(value.startAt);
                  end.onChange(value.endAt);
                }}
              />
            )}
          />
        )}
      />
      <Checkbox label="启用" hint="停用后立即不再展示。" {...register('isOn')} />
    </>
  );
  return (
    <FormDialog<BannerForm>
      open
      title={isNew ? '新建横幅' : '修改横幅'}
      defaultValues={isNew ? EMPTY : { ...edited, link: edited.link ?? '' }}
      submitLabel={isNew ? '新建横幅' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
