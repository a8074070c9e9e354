// fails: 01 WA, 04 WA, 05 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    int k;
    cin >> s >> k;
    int len = s.size(), top = 1;
    for (int i = 1; i <= len; i++) top *= 10;
    int count = 0, least = 0, most = 0;
    for (int n = 0; n < top; n++) {
        if (n % k != 0) continue;
        bool fits = true;
        int t = n;
        for (int i = len - 1; i >= 0; i--) {
            if (s[i] != '?' && s[i] - '0' != t % 10) fits = false;
            t /= 10;
        }
        if (fits) {
            if (count == 0) least = n;
            most = n;
            count++;
        }
    }
    cout << count;
    if (count == 0) {
        cout << " - -" << endl;
    } else {
        cout << " ";
        cout << least << " " << most;
        cout << endl;
    }
    return 0;
}
