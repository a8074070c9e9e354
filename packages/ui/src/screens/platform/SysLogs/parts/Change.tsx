import { WEB_BASE } from '@aosai/api/kit/constants';
import { styled } from 'styled-components';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { Known, LogEntry } from '../logEntry.ts';
import { ChangeTable } from '../../ChangeTable/ChangeTable.tsx';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[8]};

  h3 {
    font-size: ${theme.text.body};
  }
  > div {
    justify-self: stretch;
  }
  > a {
    margin-top: ${theme.space[12]};
  }
`;

/** How an entry changed its row, field by field, with a link to all entries about the row. */
export const Change = ({ row: { diff, target } }: DetailProps<LogEntry, Known>) => (
  <Root aria-label="改动">
    <h3>改动</h3>
    <ChangeTable diff={diff} />
    {target !== null && (
      <ButtonLink href={`${WEB_BASE}bms/sysLog?target=${encodeURIComponent(target)}`}>这个对象的全部记录</ButtonLink>
    )}
  </Root>
);
