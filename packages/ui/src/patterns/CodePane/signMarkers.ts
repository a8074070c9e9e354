import { fullWidthSigns, fullWidthText } from '@aosai/api/judging/explain/fullWidthSigns';
import { CPP, type LanguageId } from '@aosai/api/judging/languages';
import type { CompileMarker } from '@aosai/editor/surface';

/** Marks lines with full-width signs outside strings and comments, one marker a line. */
export const signMarkers = (language: LanguageId, code: string): CompileMarker[] => {
  const signs = fullWidthSigns(language === CPP ? 'cpp' : 'python', code);
  return signs
    .filter(({ line }, index) => line !== signs[index - 1]?.line)
    .map((sign) => {
      const { title, advice } = fullWidthText(sign);
      return { line: sign.line, message: `${title}。${advice}` };
    });
};
