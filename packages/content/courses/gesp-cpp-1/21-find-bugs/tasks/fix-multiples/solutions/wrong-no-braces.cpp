// fails: 01 WA, 02 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, k;
    cin >> a >> b >> k;
    int count = 0;
    long long sum = 0;
    for (int i = a; i <= b; i++) {
        if (i % k == 0)
            count++;
            sum += i;
    }
    cout << count << " " << sum << endl;
    return 0;
}
