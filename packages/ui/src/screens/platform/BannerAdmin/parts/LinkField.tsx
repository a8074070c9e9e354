import { bannerPlace, isBannerLink } from '@aosai/api/platform/bannerRules';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { Combobox, type ComboboxOption } from '../../../../primitives/Combobox/Combobox.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';

/** Stands for an address that the operator writes, in the list of pages. */
const OWN = 'own';

export interface LinkFieldProps {
  control: Control<FieldValues>;
  /** Pages of the site by address; undefined while they are read. */
  targets: readonly ComboboxOption[] | undefined;
}

/** Where a banner leads: a page picked by its name; an address is written only for other sites. */
export const LinkField = ({ control, targets }: LinkFieldProps) => {
  'use no memo';
  const { field } = useController({ name: 'link', control });
  const [isWriting, setWriting] = useState(false);
  const link = typeof field.value === 'string' ? field.value : '';
  const isKnown = targets?.some(({ value }) => value === link) ?? true;
  const isOwn = isWriting || (link !== '' && !isKnown);
  return (
    <>
      <Field label="去处" hint="点横幅打开的页面；可以不选。">
        <Combobox
          label="去处"
          placeholder="输入名称查找"
          options={[...(targets ?? []), { value: OWN, label: '自己填网址', hint: '其他网站' }]}
          loading={targets === undefined}
          clearable
          value={isOwn ? OWN : link || null}
          onChange={(value) => {
            setWriting(value === OWN);
            field.onChange(value === OWN || value === null ? '' : value);
          }}
        />
      </Field>
      {isOwn && <FieldSet of={{ link: bannerPlace.link }} control={control} />}
      {link !== '' && isBannerLink(link) && (
        <p>
          <Link href={link} target="_blank" rel="noreferrer">
            看看打开的页面
          </Link>
        </p>
      )}
    </>
  );
};
