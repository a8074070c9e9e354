// fails: 01 WA, 05 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

struct Plan {
    int no;
    long long rest;
};

long long on[100005], off[100005];
Plan p[1005];

int main() {
    int k, m;
    cin >> k >> m;
    on[1] = 3 % m;
    off[1] = 1 % m;
    for (int i = 2; i <= 100000; i++) {
        off[i] = (on[i - 1] + off[i - 1]) % m;
        on[i] = (3 * off[i - 1] + 2 * on[i - 1]) % m;
    }
    for (int i = 1; i <= k; i++) {
        int n;
        cin >> n;
        Plan t = {i, (on[n] + off[n]) % m};
        int j = i - 1;
        while (j >= 1 && p[j].rest > t.rest) {
            p[j + 1] = p[j];
            j--;
        }
        p[j + 1] = t;
    }
    for (int i = 1; i <= k; i++) cout << p[i].no << " " << p[i].rest << endl;
    return 0;
}
