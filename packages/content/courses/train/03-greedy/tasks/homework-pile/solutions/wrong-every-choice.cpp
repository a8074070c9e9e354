// fails: 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE
#include <algorithm>
#include <iostream>
using namespace std;

struct Work {
    long long t, d;
};

bool before(const Work &x, const Work &y) { return x.d < y.d; }

int n, most = 0;
long long least = 0;
Work a[2005];

void choose(int at, int count, long long sum) {
    if (at == n) {
        if (count > most || (count == most && sum < least)) {
            most = count;
            least = sum;
        }
        return;
    }
    choose(at + 1, count, sum);
    if (sum + a[at].t <= a[at].d) choose(at + 1, count + 1, sum + a[at].t);
}

int main() {
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i].t >> a[i].d;
    sort(a, a + n, before);
    choose(0, 0, 0);
    cout << most << " " << least << endl;
    return 0;
}
