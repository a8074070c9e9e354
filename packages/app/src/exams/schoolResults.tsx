import { dateText } from '@aosai/api/kit/beijing';
import { SchoolResults } from '@aosai/ui/screens/exams/SchoolResults';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /edms/examPaperEnroll: attempts of the school's students. */
export const Component = officePage(SchoolResults, 'examPaperEnroll', {
  sort: 'startedAt,desc',
  useKnown() {
    const classes = useOfficeCall(['classNames'], async (calls) => {
      const { classNames } = await calls.organizationMember.queryList({ page: 0, size: 1 });
      return classNames;
    });
    return { classNames: classes.data ?? [], today: dateText(useNow()) };
  },
  read: (calls, input) => calls.examPaperEnroll.queryListByOrganization(input),
  acts: {},
});
