import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { CourseUnit } from '@aosai/api/courses/course.contract';

export interface BuyDialogProps {
  unit: CourseUnit;
  /** The student's points. */
  balance: number;
  pending: boolean;
  error: string | null;
  on: { confirm: () => void; cancel: () => void };
}

/** Confirms spending points and says how many remain; with too few it only explains. */
export const BuyDialog = ({ unit: { title, pricePoints }, balance, pending, error, on }: BuyDialogProps) => {
  const isEnough = balance >= pricePoints;
  return (
    <ConfirmDialog
      open
      title={isEnough ? `用 ${pricePoints} 积分解锁「${title}」？` : `还差 ${pricePoints - balance} 积分`}
      consequence={
        isEnough
          ? `你有 ${balance} 积分，解锁后剩 ${balance - pricePoints}。解锁一次一直有效，不会再扣。`
          : `解锁「${title}」要 ${pricePoints} 积分，你有 ${balance} 积分。做练习可以得到积分。`
      }
      confirmLabel={isEnough ? '解锁单元' : '知道了'}
      pending={pending}
      error={error}
      on={{ confirm: isEnough ? on.confirm : on.cancel, cancel: on.cancel }}
    />
  );
};
