#include <iostream>
using namespace std;

const int MOST = 200000;
bool out[MOST + 1];

int main() {
    out[0] = out[1] = true;
    for (int i = 2; i * i <= MOST; i++)
        if (!out[i])
            for (int j = i * i; j <= MOST; j += i) out[j] = true;
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
