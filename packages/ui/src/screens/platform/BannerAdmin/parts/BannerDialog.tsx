import { bannerPlace, bannerSwitch, bannerWords } from '@aosai/api/platform/bannerRules';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { instantOf } from '../../../../patterns/FieldSet/instantOf.ts';
import { WindowField } from '../../../../patterns/FieldSet/WindowField.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { PictureInput } from '../../../../patterns/ImageField/PictureInput.tsx';
import type { BannerForm, BannerRow, Known } from '../banner.ts';
import type { HeadDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

export interface BannerDialogProps extends HeadDialogProps<Known, BannerForm> {
  /** The banner to change; absent for a new one. */
  row?: BannerRow;
}

const ALL = { ...bannerWords, ...bannerPlace, ...bannerSwitch };

/** A banner: its text, picture, link and times. */
export const BannerDialog = ({ row, known: { picture, today }, act, submit, close }: BannerDialogProps) => (
  <FormDialog<FieldValues>
    open
    title={row ? '修改横幅' : '新建横幅'}
    defaultValues={{ ...startValues(ALL, { ...row }), startAt: row?.startAt ?? null, endAt: row?.endAt ?? null }}
    submitLabel={row ? '保存' : '新建横幅'}
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{
      submit: (values) =>
        submit({
          ...formOf(ALL, values),
          image: picture.fileName,
          startAt: instantOf(values['startAt']),
          endAt: instantOf(values['endAt']),
        }),
      close,
    }}
  >
    {({ control }) => (
      <>
        <FieldSet of={bannerWords} control={control} />
        <PictureInput
          purpose="banner"
          label="图片"
          hint="没有图片也可以；显示为小图，主体放在中间"
          ratio="96 / 52"
          field={picture}
        />
        <FieldSet of={bannerPlace} control={control} />
        <WindowField
          control={control}
          label="展示时间"
          names={['startAt', 'endAt']}
          today={today}
          hint="不填就一直展示。"
        />
        <FieldSet of={bannerSwitch} control={control} />
      </>
    )}
  </FormDialog>
);
