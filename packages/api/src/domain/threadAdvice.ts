/** What C++ and Python say where a program may have one thread: riddles to those who met threads on their own machine. */
const THREAD_REFUSED =
  /can't start new thread|std::system_error[\s\S]{0,200}(?:Operation not permitted|Resource temporarily unavailable)/u;

export const THREAD_ADVICE =
  '评测环境不允许开线程，程序因此异常退出。请改成单线程的写法，去掉 std::thread、pthread_create 或 threading。';

/** Whether a program's error output says that it could not start a thread. */
export const isThreadRefused = (stderr: string): boolean => THREAD_REFUSED.test(stderr);
