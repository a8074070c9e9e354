import { dateText } from '@aosai/api/domain/beijing';
import { SchoolResults } from '@aosai/ui/screens/SchoolResults';
import { useNow } from '../../useNow.ts';
import { officePage } from '../officePage.tsx';
import { useOfficeCall } from '../useOfficeCall.ts';

const EDMS = { group: 'edms', quiet: true } as const;

/** /edms/examPaperEnroll: attempts of the school's students. */
export const Component = officePage(SchoolResults, 'examPaperEnroll', {
  sort: 'startedAt,desc',
  useKnown() {
    const classes = useOfficeCall(['classNames'], async (calls) => {
      const { classNames } = await calls.organizationMember.queryList({ page: 0, size: 1 }, { quiet: true });
      return classNames;
    });
    return { classNames: classes.data ?? [], today: dateText(useNow()) };
  },
  read: (calls, input) => calls.examPaperEnroll.queryListByOrganization(input, EDMS),
  acts: {},
});
