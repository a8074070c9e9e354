import type { OrganizationItem } from '@aosai/api/contract/types';
import { useState } from 'react';
import type { TableAct } from '../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { RowFacts } from '../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { profileOf, type ProfileForm } from '../Organizations/organizationForm.ts';
import { organizationFacts } from '../Organizations/parts/organizationDetail.tsx';
import { ProfileFields } from '../Organizations/parts/ProfileFields.tsx';

export type { ProfileForm } from '../Organizations/organizationForm.ts';

export interface OrganizationProfileProps {
  organization: Loaded<OrganizationItem>;
  act: TableAct;
  on: {
    /** Resolves to whether it was done. */
    update: (row: OrganizationItem, form: ProfileForm) => Promise<boolean>;
    retry: () => void;
    forget: () => void;
  };
}

/** The school's own entry, as its managers keep it. */
export const OrganizationProfile = ({ organization, act, on }: OrganizationProfileProps) => {
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
            <RowFacts facts={[['名称', found.name], ...organizationFacts(found)]} />
          </Card>
        )}
      </Load>
      {row && (
        <FormDialog<ProfileForm>
          open={isEditing}
          title="修改本校资料"
          defaultValues={profileOf(row)}
          submitLabel="保存"
          pending={act.pending}
          failure={act.error === null ? null : { message: act.error }}
          on={{
            submit: (form) =>
              void on.update(row, form).then((isDone) => {
                if (isDone) setEditing(false);
              }),
            close: () => setEditing(false),
          }}
        >
          {(parts) => <ProfileFields parts={parts} mobileMasked={row.contactMobileMasked} />}
        </FormDialog>
      )}
    </PageBody>
  );
};
