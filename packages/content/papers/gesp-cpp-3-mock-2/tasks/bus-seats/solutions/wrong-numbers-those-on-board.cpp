// fails: 04 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int a[205] = {0};
    int n, m;
    cin >> n >> m;
    int groups = 0, away = 0;
    while (m--) {
        char kind;
        int k;
        cin >> kind >> k;
        if (kind == '+') {
            int run = 0, last = 0;
            for (int i = 1; i <= n && last == 0; i++) {
                if (a[i] == 0)
                    run++;
                else
                    run = 0;
                if (run == k)
                    last = i;
            }
            if (last == 0)
                away++;
            else
                groups++;
            for (int i = last - k + 1; i <= last; i++)
                if (last > 0)
                    a[i] = groups;
        } else {
            for (int i = 1; i <= n; i++)
                if (a[i] == k)
                    a[i] = 0;
        }
    }
    cout << away << endl;
    for (int i = 1; i <= n; i++)
        cout << (a[i] > 0 ? '#' : '.');
    cout << endl;
    return 0;
}
