// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    long long k, total = 0;
    cin >> s >> k;
    char answer = '-';
    int n = s.size(), i = 0;
    while (i < n) {
        char letter = s[i];
        i++;
        long long num = 0;
        while (i < n && s[i] >= '0' && s[i] <= '9') {
            num = s[i] - '0';
            i++;
        }
        if (num == 0) num = 1;
        if (total < k && total + num >= k) answer = letter;
        total += num;
    }
    cout << total << " " << answer << endl;
    return 0;
}
