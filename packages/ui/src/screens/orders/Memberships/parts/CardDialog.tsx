import { cardForm, cardOfForm, formOfCard, type WrittenCard } from '@aosai/api/orders/cardForm';
import type { CardRight, GrantedRight } from '@aosai/api/rights/cards';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldSet, type FieldSetProps, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { RightsField } from '../../RightsField/RightsField.tsx';
import { type CardRow, type Known, writtenRights } from '../cardRow.ts';
import { CardPreview } from './CardPreview.tsx';
import type { KnownRight } from '../../RightsField/knownRight.ts';
import type { HeadDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

/** The rights a card grants, each with the card's own quota or the default of the right. */
const grantedRights = (rights: readonly CardRight[], known: readonly KnownRight[]): GrantedRight[] =>
  rights.map(({ code, quota, period }) => {
    const right = known.find((one) => one.code === code);
    const name = right?.name ?? code;
    if (quota !== undefined) return { code, name, quota, period: period ?? right?.period ?? 'month' };
    return right?.kind === 'quota'
      ? { code, name, quota: right.quota, period: right.period ?? 'month' }
      : { code, name, quota: null, period: null };
  });

interface CardDialogProps extends HeadDialogProps<Known, WrittenCard> {
  /** Null creates a new card. */
  row: CardRow | null;
}

type PreviewProps = Pick<FieldSetProps, 'control'> & { rights: readonly CardRight[]; known: Known };

const Preview = ({ control, rights, known }: PreviewProps) => {
  'use no memo';
  const values = useWatch({ control });
  const shown = cardOfForm(formOf(cardForm, values), [...rights]);
  const fen = (value: number) => (Number.isFinite(value) ? value : 0);
  return (
    <CardPreview
      {...shown}
      priceFen={fen(shown.priceFen)}
      originFen={shown.originFen === null ? null : fen(shown.originFen)}
      rights={grantedRights(rights, known.rights.data ?? [])}
    />
  );
};

/** Edits a card with its rights, next to a preview for buyers. */
export const CardDialog = ({ row, known, act, submit, close }: CardDialogProps) => {
  const [rights, setRights] = useState<CardRight[]>(row ? writtenRights(row) : []);
  const [isTried, setTried] = useState(false);
  return (
    <FormDialog<FieldValues>
      open
      size="l"
      title={row ? `修改「${row.name}」` : '新建会员卡'}
      description={row ? '已经卖出的卡不变，改动对以后买的人有效。' : '先是草稿，上架后大家才看得到。'}
      defaultValues={startValues(cardForm, row ? formOfCard({ ...row, rights: [] }) : {})}
      submitLabel={row ? '保存' : '新建会员卡'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{
        submit: (values) => {
          setTried(true);
          if (rights.length > 0) submit(cardOfForm(formOf(cardForm, values), rights));
        },
        close,
      }}
    >
      {({ control }) => (
        <>
          <FieldSet of={cardForm} control={control} />
          <Load of={known.rights} name="权益">
            {(all) => (
              <RightsField rights={all} value={rights} missing={isTried && rights.length === 0} onChange={setRights} />
            )}
          </Load>
          <Preview control={control} rights={rights} known={known} />
        </>
      )}
    </FormDialog>
  );
};
