import { bannerPlace, bannerSwitch, bannerWords } from '@aosai/api/domain/bannerRules';
import { formOf, startValues } from '@aosai/api/domain/forms/formValues';
import { useController, type Control } from 'react-hook-form';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { PictureInput } from '../../../patterns/ImageField/PictureInput.tsx';
import { DateTimeRange } from '../../../primitives/DateTimeRange/DateTimeRange.tsx';
import type { BannerForm, BannerRow, Known } from '../banner.ts';

export interface BannerDialogProps {
  /** The banner to change; absent for a new one. */
  row?: BannerRow;
  known: Known;
  act: TableAct;
  submit: (form: BannerForm) => void;
  close: () => void;
}

const ALL = { ...bannerWords, ...bannerPlace, ...bannerSwitch };

const instant = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** From when and until when it shows. */
const Window = ({ control, today }: { control: Control<FieldValues>; today: string }) => {
  'use no memo';
  const { field: start } = useController({ control, name: 'startAt' });
  const { field: end } = useController({ control, name: 'endAt' });
  return (
    <DateTimeRange
      label="展示时间"
      today={today}
      value={{ startAt: instant(start.value), endAt: instant(end.value) }}
      hint="不填就一直展示。"
      onChange={({ startAt, endAt }) => {
        start.onChange(startAt);
        end.onChange(endAt);
      }}
    />
  );
};

/** A banner: its words, its picture, where it leads, when it shows. */
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
          startAt: instant(values['startAt']),
          endAt: instant(values['endAt']),
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
        <Window control={control} today={today} />
        <FieldSet of={bannerSwitch} control={control} />
      </>
    )}
  </FormDialog>
);
