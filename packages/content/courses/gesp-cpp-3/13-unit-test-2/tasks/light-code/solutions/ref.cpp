#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, count = 0;
    string key, s, d = "0123456789ABCDEF";
    cin >> n >> key;
    int k = d.find(key[0]) * 16 + d.find(key[1]);
    for (int c = 1; c <= n; c++) {
        cin >> s;
        int v = d.find(s[0]) * 16 + d.find(s[1]);
        v ^= k;
        int ones = 0;
        for (int i = 0; i < 8; i++) ones += (v >> i) & 1;
        if (ones % 2 == 1) {
            v ^= 1 << 7;
            count++;
        }
        cout << d[v >> 4] << d[v & 15] << " ";
    }
    cout << endl << count << endl;
    return 0;
}
