/*
 * The walls around a program other than the call filter: name spaces with a read-only root of their own,
 * Landlock on every path, and no privilege. Landlock is declared here because old headers lack its later fields.
 */
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mount.h>
#include <sys/stat.h>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif
#ifndef SYS_mount_setattr
#define SYS_mount_setattr 442
#endif

#define MAY_EXECUTE 0x1u
#define MAY_WRITE 0x2u
#define MAY_READ 0x4u
#define MAY_LIST 0x8u
#define MAY_REMOVE 0x20u /* files */
#define MAY_CREATE 0x100u /* regular files */
#define MAY_TRUNCATE 0x4000u /* from ABI 3 */
#define FILE_RIGHTS (MAY_EXECUTE | MAY_WRITE | MAY_READ | MAY_TRUNCATE)

static int landlock_abi(void)
{
    long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
    return abi < 0 ? 0 : (int)abi;
}

static uint64_t known_rights(int abi)
{
    uint64_t rights = 0x1fff;
    if (abi >= 2)
        rights |= 0x2000;
    if (abi >= 3)
        rights |= 0x4000;
    if (abi >= 5)
        rights |= 0x8000;
    return rights;
}

/* A rule set that so far allows nothing: no path, no TCP (ABI 4), no outside signal or abstract socket (ABI 6). */
static int new_rules(int abi)
{
    struct { uint64_t files, network, scope; } all = {known_rights(abi), abi >= 4 ? 3 : 0, abi >= 6 ? 3 : 0};
    size_t size = abi >= 6 ? 24 : abi >= 4 ? 16 : 8;
    return (int)syscall(SYS_landlock_create_ruleset, &all, size, 0);
}

static int allow_descriptor(int rules, int abi, int fd, uint64_t rights)
{
    struct stat info;
    if (fstat(fd, &info) != 0)
        return -1;
    if (!S_ISDIR(info.st_mode))
        rights &= FILE_RIGHTS; /* directory rights on a file make the whole rule invalid */
    struct { uint64_t rights; int32_t fd; } __attribute__((packed)) rule = {rights & known_rights(abi), fd};
    return (int)syscall(SYS_landlock_add_rule, rules, 1, &rule, 0);
}

/* A path that does not exist needs no rule. */
static int allow_path(int rules, int abi, const char *path, uint64_t rights)
{
    int fd = open(path, O_PATH | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT ? 0 : -1;
    int result = allow_descriptor(rules, abi, fd, rights);
    close(fd);
    return result;
}

static int write_text(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0)
        return -1;
    ssize_t size = (ssize_t)strlen(text), written = write(fd, text, (size_t)size);
    close(fd);
    return written == size ? 0 : -1;
}

/* In a fresh user name space: this account and no other, and never under the name of root. */
static int map_own_account(uid_t uid, gid_t gid)
{
    char line[64];
    unsigned nobody = 65534;
    if (write_text("/proc/self/setgroups", "deny") != 0)
        return -1;
    snprintf(line, sizeof line, "%u %u 1", uid == 0 ? nobody : uid, uid);
    if (write_text("/proc/self/uid_map", line) != 0)
        return -1;
    snprintf(line, sizeof line, "%u %u 1", gid == 0 ? nobody : gid, gid);
    return write_text("/proc/self/gid_map", line);
}

static int bind_path(const char *root, const char *source, const char *target, int writable)
{
    char path[4096];
    struct stat info;
    if (stat(source, &info) != 0)
        return errno == ENOENT ? 0 : -1;
    snprintf(path, sizeof path, "%s%s", root, target);
    for (char *slash = path + strlen(root) + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = 0;
        mkdir(path, 0755);
        *slash = '/';
    }
    if (S_ISDIR(info.st_mode))
        mkdir(path, 0755);
    else
        close(open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0644));
    if (mount(source, path, NULL, MS_BIND | MS_REC, NULL) != 0)
        return -1;
    struct { uint64_t set, clear, propagation, userns; } attributes = {2 /* nosuid */ | (writable ? 0 : 1 /* read-only */), 0, 0, 0};
    return (int)syscall(SYS_mount_setattr, AT_FDCWD, path, 0x8000 /* AT_RECURSIVE */, &attributes, sizeof attributes);
}

/* The root that programs see: libraries, compilers, three devices, one work folder; no /proc, no /sys, no home. */
static int build_root(const char *root, const char *work, const char *shared)
{
    static const char *const visible[] = {"/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache",
                                          "/dev/null", "/dev/random", "/dev/urandom"};
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0)
        return -1;
    if (mount("jail", root, "tmpfs", MS_NOSUID | MS_NODEV, "size=256k,mode=755") != 0)
        return -1;
    for (size_t i = 0; i < sizeof visible / sizeof *visible; i++)
        if (bind_path(root, visible[i], visible[i], i > 4) != 0)
            return -1;
    if (bind_path(root, work, "/work", 1) != 0 || bind_path(root, shared, "/shared", 0) != 0)
        return -1;
    if (sethostname("judge", 5) != 0)
        return -1;
    return mount(NULL, root, NULL, MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL);
}

static int drop_capabilities(void)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    return (int)syscall(SYS_capset, &header, none);
}

/* Become the slot's own account when there is one; without privilege in any case. */
static int become(uid_t account)
{
    /* Before the account changes: afterwards it is refused, as it is without privilege, where there is nothing to drop. */
    for (unsigned long capability = 0; capability < 64; capability++)
        prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    if (account != 0 && (setgroups(0, NULL) != 0 || setresgid(account, account, account) != 0 ||
                         setresuid(account, account, account) != 0))
        return -1;
    return drop_capabilities();
}
