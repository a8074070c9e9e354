/** Messages of C++ and Python when a thread is refused. Students cannot guess the cause from them. */
const PYTHON_SAYS = "can't start new thread";
const CPP_SAYS = 'std::system_error';
const CPP_CAUSE = /Operation not permitted|Resource temporarily unavailable/;

/** Advice for students whose program starts a thread. */
export const THREAD_ADVICE =
  '评测环境不允许开线程，程序因此异常退出。请改成单线程的写法，去掉 std::thread、pthread_create 或 threading。';

/** Whether a program's error output shows that it could not start a thread. */
export const isThreadRefused = (stderr: string): boolean =>
  stderr.includes(PYTHON_SAYS) || (stderr.includes(CPP_SAYS) && CPP_CAUSE.test(stderr));
