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
            else d = s[i] - 'A' + 10;
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
