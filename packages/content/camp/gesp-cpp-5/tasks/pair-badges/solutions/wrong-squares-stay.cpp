// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

const int MOST = 200000;
bool out[MOST + 1];

int main() {
    out[0] = out[1] = true;
    for (int i = 2; i * i <= MOST; i++)
        if (!out[i])
            for (int j = i * i + i; j <= MOST; j += i) out[j] = true;
    int q;
    cin >> q;
    while (q--) {
        int s, c = 0;
        cin >> s;
        for (int p = 2; p + p <= s; p++)
            if (!out[p] && !out[s - p]) c++;
        cout << c << endl;
    }
    return 0;
}
