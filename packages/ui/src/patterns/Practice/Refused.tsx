import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { practiceLinks } from '../links/practiceLinks.ts';
import type { Refusal } from './practiceProps.ts';

/** Why an answer was refused; for a used-up quota, with a link to the cards that extend it. */
export const Refused = ({ message, offersCards }: Refusal) => (
  <Alert tone="warn" live="polite">
    {message}
    {offersCards && (
      <>
        。会员卡可以增加次数。
        <ButtonLink size="s" href={practiceLinks.cards}>
          看看会员卡
        </ButtonLink>
      </>
    )}
  </Alert>
);
