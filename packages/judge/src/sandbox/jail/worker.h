/* What the parts of the worker share. */
#define SPACES (CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS)
#define CANNOT 77 /* this level does not work here: try the next */
#define POLL_US 5000
#define LET_GO_US 100000 /* a pair idle this long may be waiting for an end that the worker holds */
#define BEAT_US 1000000 /* during a job the judge hears from the worker at least this often */
#define STARVED 5 /* times the wall limit, however busy the machine */

enum level { ROOT_SPACES, USER_SPACES, NO_SPACES };

static const char *root, *work;
static uid_t account;
static pid_t self;
static enum level level;
static int abi;

/* A build for tests leaves walls out, to see that somebody notices. The judge's own build has no such switch. */
#ifdef LEAVE_OUT
static int without(const char *wall)
{
    return strstr(LEAVE_OUT, wall) != NULL;
}
#else
#define without(wall) 0
#endif

static long now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000L + t.tv_nsec / 1000;
}
