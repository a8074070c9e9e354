import { FILE_PURPOSES } from '@aosai/api/platform/filePurposes';
import type { FormOf } from '@aosai/api/kit/fields';
import { organizationChanges } from '@aosai/api/schools/organizations';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { ImageField, type ImageFieldProps } from '../../../patterns/ImageField/ImageField.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FieldNote } from '../../../primitives/Field/FieldNote.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { organizationFacts } from '../Organizations/organizationFacts.tsx';
import type { OrganizationItem } from '@aosai/api/schools/organization.contract';

export type ProfileForm = FormOf<ReturnType<typeof organizationChanges>>;

export interface OrganizationProfileProps {
  organization: Loaded<OrganizationItem>;
  /** The school's picture: address of the current one, and the upload of a new one. */
  logo: Pick<ImageFieldProps, 'src' | 'upload'>;
  act: TableAct;
  on: {
    logo: ImageFieldProps['on'];
    /** Saves the school's entry. Resolves to whether that succeeded. */
    update: (row: OrganizationItem, form: ProfileForm) => Promise<boolean>;
    retry: () => void;
    forget: () => void;
  };
}

const Code = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  > code {
    font-size: ${theme.text.lead};
    letter-spacing: 0.08em;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 220px;
  gap: ${theme.space[20]} ${theme.space[32]};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      max-width: 220px;
    }
  }
`;

/** The code that teachers enter when they register. */
const codeFacts = ({ joinCode }: OrganizationItem): [string, ReactNode][] =>
  joinCode === null
    ? []
    : [
        [
          '学校代码',
          <Code key="code">
            <code>{joinCode}</code>
            <FieldNote id="school-code" hint="老师注册时填写，由您同意后加入；不要告诉学生。" />
          </Code>,
        ],
      ];

/** The school's own entry, for its managers. */
export const OrganizationProfile = ({ organization, logo, act, on }: OrganizationProfileProps) => {
  const [isEditing, setEditing] = useState(false);
  const row = organization.data;
  return (
    <PageBody data-width="narrow">
      <PageHeader
        title="本校资料"
        lead="名额由平台设置，需要增加请联系平台。"
        action={
          row && (
            <Button
              variant="primary"
              onClick={() => {
                on.forget();
                setEditing(true);
              }}
            >
              修改资料
            </Button>
          )
        }
      />
      <VisuallyHidden as="h2">资料</VisuallyHidden>
      <Load of={organization} name="本校资料" onRetry={on.retry}>
        {(found) => (
          <Card>
            <Parts>
              <RowFacts facts={[['名称', found.name], ...codeFacts(found), ...organizationFacts(found)]} />
              <ImageField
                label="机构标志"
                hint="正方形、至少 200 像素最清晰，显示在工作台左上角"
                ratio="1 / 1"
                maxBytes={FILE_PURPOSES.logo.maxBytes}
                src={logo.src}
                upload={logo.upload}
                error={logo.upload === undefined ? (act.error ?? undefined) : undefined}
                on={on.logo}
              />
            </Parts>
          </Card>
        )}
      </Load>
      {row && isEditing && (
        <FieldsDialog
          of={organizationChanges(row.contactMobileMasked)}
          row={row}
          size="m"
          title="修改本校资料"
          submitLabel="保存"
          act={act}
          on={{
            submit: (form) =>
              void on.update(row, form).then((isDone) => {
                if (isDone) setEditing(false);
              }),
            close: () => setEditing(false),
          }}
        />
      )}
    </PageBody>
  );
};
