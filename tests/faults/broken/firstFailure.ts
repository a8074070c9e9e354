import fc from 'fast-check';

/** That a mutant is seen is enough: nobody reads the smallest run that shows it. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
