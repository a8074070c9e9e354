// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, place = 0;
    long long most = -1;
    cin >> n;
    for (int k = 1; k <= n; k++) {
        int b;
        string s;
        cin >> b >> s;
        long long v = 0;
        for (int i = 0; i < (int)s.size(); i++) {
            int d;
            if (s[i] >= '0' && s[i] <= '9') d = s[i] - '0';
            else d = s[i] - 'A';
            v = v * b + d;
        }
        cout << v << endl;
        if (v > most) {
            most = v;
            place = k;
        }
    }
    cout << place << endl;
    return 0;
}
