import { fileAddress } from '@aosai/api/kit/fileAddress';
import { ON_OFF } from '@aosai/api/kit/onOff';
import { NOTHING } from '@aosai/api/kit/column';
import { bannerColumns } from '@aosai/api/platform/bannerColumns';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { theme } from '../../../tokens/theme.ts';
import { Banners } from '../Banners/Banners.tsx';
import { bannerPlace, bannerSwitch, bannerWords, isBannerLink } from '@aosai/api/platform/bannerRules';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { instantOf } from '../../../patterns/FieldSet/instantOf.ts';
import { WindowField } from '../../../patterns/FieldSet/WindowField.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { PictureInput, type PictureField } from '../../../patterns/ImageField/PictureInput.tsx';
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/Combobox.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { HeadDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { imageBanner } from '@aosai/api/platform/imageBanner.contract';
import type { FormOf } from '@aosai/api/kit/fields';

/** Stands for an address that the operator writes, in the list of pages. */
const OWN = 'own';

interface LinkFieldProps {
  control: Control<FieldValues>;
  /** Pages of the site by address; undefined while they are read. */
  targets: readonly ComboboxOption[] | undefined;
}

/** Where a banner leads: a page picked by its name; an address is written only for other sites. */
const LinkField = ({ control, targets }: LinkFieldProps) => {
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

type StoredBanner = OutputOf<(typeof imageBanner)['calls']['queryList']>['content'][number];

/** A banner, and where its link leads: in words, and whether visitors still find something there. */
export type BannerRow = StoredBanner & { leadsTo: { words: string; isGone: boolean } | null };

/** The values of the dialog, with the picture chosen last. */
type BannerForm = FormOf<typeof bannerWords & typeof bannerPlace & typeof bannerSwitch> &
  Pick<BannerRow, 'image' | 'startAt' | 'endAt'>;

export interface Known {
  picture: PictureField & {
    /** Sets the picture a form begins with, or null for none. */
    set: (fileName: string | null) => void;
  };
  /** Pages that a banner can lead to, by address; undefined while they are read. */
  targets: readonly ComboboxOption[] | undefined;
  /** The current day in Beijing. */
  today: string;
}

interface BannerDialogProps extends HeadDialogProps<Known, BannerForm> {
  /** The banner to change; absent for a new one. */
  row?: BannerRow;
}

const BANNER_FIELDS = { ...bannerWords, ...bannerPlace, ...bannerSwitch };

/** A banner: its text, picture, link and times. */
const BannerDialog = ({ row, known: { picture, targets, today }, act, submit, close }: BannerDialogProps) => (
  <FormDialog<FieldValues>
    open
    title={row ? '修改横幅' : '新建横幅'}
    defaultValues={{
      ...startValues(BANNER_FIELDS, { ...row }),
      startAt: row?.startAt ?? null,
      endAt: row?.endAt ?? null,
    }}
    submitLabel={row ? '保存' : '新建横幅'}
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{
      submit: (values) =>
        submit({
          ...formOf(BANNER_FIELDS, values),
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
        <LinkField control={control} targets={targets} />
        <FieldSet of={{ position: bannerPlace.position, sort: bannerPlace.sort }} control={control} />
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

/** Where a banner leads, marked if visitors find nothing there. */
const LeadsTo = ({ leadsTo }: BannerRow) =>
  leadsTo === null ? (
    NOTHING
  ) : (
    <>
      {leadsTo.words} {leadsTo.isGone && <Tag tone="warn">已删除或没有发布</Tag>}
    </>
  );

const Picture = styled.img`
  display: block;
  width: 96px;
  height: 52px;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.sunken};
  object-fit: cover;
`;

const address = (image: string | null) => (image === null ? null : fileAddress(image));

/** Banners of the first page, with the times they are shown. */
export const BannerAdmin = officeTable<BannerRow, Known>()({
  noun: '横幅',
  lead: '首页上方的几条推荐：一句标题、一行说明、一张小图、一个去处。',
  nameOf: (row) => row.title,
  emptyHint: '新建以后，首页上方就会出现。',
  show: drawn<BannerRow>(bannerColumns, {
    image: {
      cell: ({ image }) => (image === null ? NOTHING : <Picture src={fileAddress(image)} alt="" />),
      only: 'table',
    },
    link: { cell: LeadsTo },
  }),
  above: ({ row }) => <Banners banners={[{ ...row, image: address(row.image), link: null }]} />,
  filters: { keyword: search('搜索标题或说明'), isOn: pick('状态', ON_OFF) },
  acts: {
    create: {
      at: 'head',
      label: '新建横幅',
      icon: 'plus',
      main: true,
      begins: ({ picture }) => picture.set(null),
      ask: BannerDialog,
    },
    update: {
      at: 'row',
      label: '修改横幅',
      done: '已保存',
      main: true,
      begins: ({ picture }, row) => picture.set(row.image),
      ask: BannerDialog,
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      done: '已删除横幅',
      ask: { confirm: '立即从首页消失，不能恢复。只是暂时不用的，请改为停用。', danger: true },
    },
  },
});
